import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveLeads } from '../src/leads/endpoints/serveLeads.ts';
import { formsChanged, startLeads } from '../src/leads/LeadService.ts';

// The leads' part of the site as a process that a test can kill; prints its port once it takes
// leads.
await startLeads();
formsChanged(['*']);
const server = createServer(
  (request, response) => void serveLeads(request, response).catch(() => response.destroy()),
);
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(String((server.address() as AddressInfo).port)),
);
