import type { LeadEnvelope } from '@concierge/contract/lead';
import { goOn } from '@concierge/server/traces/spans';
import { writeTraceparent } from '@concierge/server/traces/traceparent';

/**
 * Leads that are handed over together, each within a span of its own trace: `end` ends them all,
 * once.
 */
export function tracedLeads(leads: readonly LeadEnvelope[]): {
  readonly leads: readonly LeadEnvelope[];
  readonly end: (hasFailed: boolean) => void;
} {
  const spans = leads.map(({ traceparent, type }) =>
    goOn(traceparent, {
      name: 'hand over lead',
      kind: 'producer',
      attributes: { 'lead.type': type, 'leads.together': leads.length },
    }),
  );
  return {
    leads: leads.map((lead, index) => {
      const context = spans[index]?.context;
      return context ? { ...lead, traceparent: writeTraceparent(context) } : lead;
    }),
    end: (hasFailed) => {
      for (const span of spans) span?.end(hasFailed);
    },
  };
}
