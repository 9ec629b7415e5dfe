import type {
  CollectionAfterDeleteHook,
  CollectionAfterOperationHook,
  CollectionSlug,
  Endpoint,
  PayloadRequest,
  Where,
} from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { routeId } from '../../runtime/http/routeId.ts';
import type { Act } from '../acts.ts';
import { record, recordOrRefuse } from '../record.ts';
import { filterShape } from './filterShape.ts';
import { recordList } from './listReads.ts';

/** Endpoints of a collection that do more than read one document, by their method and path. */
const actByEndpoint: Readonly<Record<string, Act>> = {
  'get /export': 'export',
  'post /:id/erase': 'erase',
  'post /:id/release': 'release',
  'post /burst/:network/release': 'release',
};

/**
 * The endpoint, recorded where it succeeds. Its answer isn't given where the log can't be written;
 * what was erased or released by then stays so, and the log of errors says it.
 */
export function audited(subject: string, endpoint: Endpoint): Endpoint {
  const act = actByEndpoint[`${endpoint.method} ${endpoint.path}`];
  if (!act) return endpoint;
  return {
    ...endpoint,
    handler: async (req) => {
      const id = endpoint.path.includes(':id') ? routeId(req) : undefined;
      const brand = id ? await loadBrand(req, subject, id) : currentUser(req)?.brands;
      const answer = await endpoint.handler(req);
      if (answer.ok)
        await recordOrRefuse(req, {
          act,
          subject,
          document: id,
          brand,
          detail: await howMany(answer),
        });
      return answer;
    },
  };
}

async function loadBrand(req: PayloadRequest, subject: string, id: number): Promise<unknown> {
  const where = { id: { equals: id } };
  const doc = await req.payload.db.findOne<{ id: number; brand?: string }>({
    collection: subject as CollectionSlug,
    where,
  });
  return doc?.brand;
}

/** The count that an answer states. */
async function howMany(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.includes('json')) return '';
  const body = (await answer.clone().json()) as Record<string, unknown>;
  const count = body['leads'] ?? body['released'];
  return typeof count === 'number' ? `${count}` : '';
}

const wanted = new Set(['find', 'findByID', 'update', 'updateByID']);

/**
 * How a call shows documents to a person: over REST, in a list or on a screen of the admin, by its
 * search, or not at all. The screen of an enquiry records itself (leads/admin/lead/LeadScreen.tsx).
 */
function accessChannel(
  slug: string,
  operation: string,
  req: PayloadRequest,
  args: CallArgs,
): string {
  const own = new RegExp(`^/api/${slug}(/\\d+)?/?$`);
  if (req.payloadAPI === 'REST') return own.test(req.pathname ?? '') ? 'REST' : '';
  if (req.context['isStaffSearch']) return 'search';
  const isShown = operation === 'find' || (operation === 'findByID' && slug !== 'leads');
  // So the admin asks for its lists and screens, and nothing else of ours does.
  return isShown && args.draft && args.overrideAccess === false ? 'admin' : '';
}

/** What a row says of where a list was shown. */
const places: Readonly<Record<string, string>> = { admin: ' in the admin', search: ' in a search' };

interface CallArgs {
  readonly draft?: boolean;
  readonly overrideAccess?: boolean;
  readonly where?: Where;
}

/** Documents that a call of the REST API answers, or the admin shows, be it one or a list. */
const noteReading: CollectionAfterOperationHook = async (call) => {
  const { collection, operation, req, result } = call;
  const { slug, flattenedFields } = collection;
  const args = call.args as CallArgs;
  const door = req.user && wanted.has(operation) ? accessChannel(slug, operation, req, args) : '';
  if (!door) return result;
  const found = result as unknown as { docs?: Shown[]; totalDocs?: number } & Shown;
  const docs = found.docs ?? [found];
  const brand = [...new Set(docs.map(brandName))];
  const what = { act: 'read', subject: slug, brand } as const;
  if (!found.docs) await recordOrRefuse(req, { ...what, document: found.id });
  else if (docs.length > 0) {
    const names = new Set(['id', ...flattenedFields.map(({ name }) => name)]);
    const shape = filterShape(args.where, names);
    const total = found.totalDocs === undefined ? '' : ` of ${found.totalDocs}`;
    const detail = `list of ${docs.length}${total}${places[door] ?? ''}${shape ? ` by ${shape}` : ''}`;
    await recordList(req, `${door} ${operation}`, docs.length, { ...what, detail });
  }
  return result;
};
interface Shown {
  readonly id?: number;
  readonly brand?: string;
  readonly school?: string;
}

/** A seat of a visit has the brand of its school. */
const brandName = ({ brand, school }: Shown): string | undefined => brand ?? school;

/** A person that somebody removes by hand. */
const noteRemoval: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (req.user)
    await record(req, {
      act: 'erase',
      subject: collection.slug,
      document: doc.id,
      brand: brandName(doc),
    });
};

export const personHooks = { afterOperation: [noteReading], afterDelete: [noteRemoval] };
