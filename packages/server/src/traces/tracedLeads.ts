import { goOn, type SpanStart } from './spans.ts';
import { writeTraceparent } from './traceparent.ts';

/** What is read of a lead. */
interface Traced {
  readonly type: string;
  readonly traceparent?: string | undefined;
}

/**
 * Leads that go together, each within a span of its own trace: `end` ends them all, once, and says
 * of each whether it failed.
 */
export function tracedLeads<Lead extends Traced>(
  leads: readonly Lead[],
  { name, kind }: Pick<SpanStart, 'name' | 'kind'>,
): {
  readonly leads: readonly Lead[];
  readonly end: (hasFailed: (lead: Lead) => boolean) => void;
} {
  const spans = leads.map(({ traceparent, type }) =>
    goOn(traceparent, {
      name,
      kind,
      attributes: { 'lead.type': type, 'leads.together': leads.length },
    }),
  );
  return {
    leads: leads.map((lead, index) => {
      const context = spans[index]?.context;
      return context ? { ...lead, traceparent: writeTraceparent(context) } : lead;
    }),
    end: (hasFailed) => {
      for (const [index, lead] of leads.entries()) spans[index]?.end(hasFailed(lead));
    },
  };
}
