# Two images of one build: `docker build --target site .` and `--target backend .`.

FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 ASTRO_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY apps/cms/package.json apps/cms/
COPY apps/site/package.json apps/site/
COPY packages/brands/package.json packages/brands/
COPY packages/contract/package.json packages/contract/
COPY packages/demo/package.json packages/demo/
COPY packages/pictures/package.json packages/pictures/
COPY packages/server/package.json packages/server/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build -w @concierge/site && npm run build -w @concierge/cms
# What each server loads when it runs, and nothing of the other one.
RUN node scripts/collect.ts site /out/site && node scripts/collect.ts backend /out/backend

# Node alone, without npm; it brings its certificates along.
FROM debian:bookworm-slim AS runtime
COPY --from=build /usr/local/bin/node /usr/local/bin/node
ENV NODE_ENV=production DATA_DIR=/data
RUN useradd --uid 1000 --user-group --no-create-home node \
  && install -d -o node -g node -m 0700 /data
USER node
VOLUME /data

FROM runtime AS backend
COPY --from=build /out/backend /app
WORKDIR /app/apps/cms
ENV CMS_HOST=0.0.0.0 CMS_PORT=3001
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:3001/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "src/server/serve.ts"]

FROM runtime AS site
COPY --from=build /out/site /app
WORKDIR /app/apps/site
ENV PORT=3000 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "dist/server/entry.mjs"]
