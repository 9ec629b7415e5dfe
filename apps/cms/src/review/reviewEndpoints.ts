import { langs } from '@concierge/contract/lang';
import type { Endpoint, PayloadRequest } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { hasRight, holds } from '../access/roles.ts';
import { type Said, sayTo } from '../i18n/say.ts';
import { readBody } from '../runtime/http/readBody.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { routeId } from '../runtime/http/routeId.ts';
import type { User } from '../runtime/payload-types.ts';
import { changeReview } from './changeReview.ts';
import { listColleagues } from './colleagues.ts';
import { type ReviewAct, type ReviewState, reviewActs } from './states.ts';
import { readReview, type StoredReview } from './storedReview.ts';
import { withComment } from './withComment.ts';

/** What a call may say; whoever is named by another word would not hear of it. */
const names: ReadonlySet<string> = new Set(['act', 'text', 'mention', 'updatedAt', 'lang']);
/** Characters of a comment. */
const maxLength = 2000;

const stateAfter: Readonly<Record<Exclude<ReviewAct, 'comment'>, ReviewState>> = {
  submit: 'submitted',
  approve: 'approved',
  sendBack: 'sentBack',
};

/** What a person may do to a review as it stands. */
function allowedActs(user: User, state: ReviewState | null | undefined): ReviewAct[] {
  const writes = hasRight(user.role, 'draft') || hasRight(user.role, 'translate');
  const decides = state === 'submitted' && hasRight(user.role, 'publish');
  return reviewActs.filter((act) =>
    act === 'comment' ? true : act === 'submit' ? writes && state !== 'submitted' : decides,
  );
}

/**
 * The page of a call with its brands and the instant of its newest save, and who calls; undefined
 * where that person may not read it.
 */
async function loadReviewPage(req: PayloadRequest) {
  const [user, id] = [currentUser(req), routeId(req)];
  if (!user || !holds(user, 'read')) return undefined;
  const page = await req.payload
    .findByID({
      collection: 'pages',
      id,
      depth: 0,
      draft: true,
      overrideAccess: false,
      req,
      select: { field_domain_access: true, updatedAt: true },
    })
    .catch(() => undefined);
  return page
    ? { user, id, brands: page.field_domain_access, updatedAt: page.updatedAt }
    : undefined;
}

/** An instant in milliseconds since 1970; undefined for what is none. */
const savedAt = (value: unknown): number | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
};

const shown = (user: User, review: StoredReview | undefined) => ({
  state: review?.state ?? null,
  comments: review?.comments ?? [],
  acts: allowedActs(user, review?.state),
});

/**
 * `GET /api/pages/:id/review`: state, comments, what the person may do, and whom a comment may
 * mention, by e-mail address. 404 for who may not read the page.
 */
const read: Endpoint = {
  path: '/:id/review',
  method: 'get',
  handler: async (req) => {
    const found = await loadReviewPage(req);
    if (!found) return problem(404, 'Not found');
    const { user, id, brands } = found;
    const colleagues = await listColleagues(req.payload, user, brands);
    return json({ ...shown(user, await readReview(req, id)), colleagues });
  },
};

/**
 * `POST /api/pages/:id/review` with `act`, and `text` and `mention` as one likes: submits,
 * comments, approves or sends back, the last with a text. `lang` says in which language a page is
 * submitted. `approve` needs `updatedAt`, the instant (ISO 8601) of the page's save that was read;
 * an approval by who submitted the page is stored as `approveOwn`. 400 for what can't be read, 403
 * for what the role may not, 409 where the page waits for no decision or was saved after what was
 * read.
 */
const act: Endpoint = {
  path: '/:id/review',
  method: 'post',
  handler: async (req) => {
    const found = await loadReviewPage(req);
    if (!found) return problem(404, 'Not found');
    const { user, id, brands } = found;
    const sent = await readBody(req);
    const unknown = Object.keys(sent).find((name) => !names.has(name));
    const doing = reviewActs.find((one) => one === sent['act']);
    const text = typeof sent['text'] === 'string' ? sent['text'].trim() : '';
    const mention = String(sent['mention'] ?? '');
    const lang = langs.find((one) => one === sent['lang']);
    const say = sayTo({ req });
    if (unknown) return problem(400, `Unknown: ${unknown}`);
    if (!doing) return problem(400, `Say what to do: ${reviewActs.join(', ')}`);
    if (sent['lang'] !== undefined && !lang) return problem(400, `No language: ${sent['lang']}`);
    if (text.length > maxLength)
      return problem(400, say('A comment has {n} characters at most.', { n: maxLength }));
    if ((doing === 'sendBack' || doing === 'comment') && text === '')
      return problem(400, say('Say in a comment what is missing.'));
    if (mention && !(await listColleagues(req.payload, user, brands)).includes(mention))
      return problem(400, say('Nobody of this address works on this page.'));
    const readAt = savedAt(sent['updatedAt']);
    if (doing === 'approve' && readAt === undefined)
      return problem(400, say('Say which text you approve: when it was saved.'));
    const review = await readReview(req, id);
    if (!allowedActs(user, review?.state).includes(doing)) {
      const isDecision = doing !== 'submit' && hasRight(user.role, 'publish');
      return isDecision || doing === 'submit'
        ? problem(409, say('The page does not wait for this any more.'))
        : problem(403, say('Your role may not decide on a review.'));
    }
    const comment = {
      at: new Date().toISOString(),
      by: user.email,
      ...(text ? { text } : {}),
      ...(mention ? { mention } : {}),
      ...(lang && doing === 'submit' ? { lang } : {}),
    };
    let refusal: Said | undefined;
    await changeReview(req, id, async (newest) => {
      // Somebody else may have decided or saved meanwhile.
      refusal = !allowedActs(user, newest?.state).includes(doing)
        ? 'The page does not wait for this any more.'
        : doing === 'approve' && readAt !== savedAt((await loadReviewPage(req))?.updatedAt)
          ? 'This page was changed since you opened it. Load and read it anew before you approve it.'
          : undefined;
      if (refusal) return undefined;
      const isOwn = doing === 'approve' && newest?.submittedBy === user.email;
      return {
        ...(doing === 'comment' ? {} : { state: stateAfter[doing] }),
        ...(doing === 'submit' ? { submittedBy: user.email } : {}),
        ...withComment(newest, { ...comment, act: isOwn ? 'approveOwn' : doing }),
      };
    });
    if (refusal) return problem(409, say(refusal));
    return json(shown(user, await readReview(req, id)));
  },
};

export const reviewEndpoints: Endpoint[] = [read, act];
