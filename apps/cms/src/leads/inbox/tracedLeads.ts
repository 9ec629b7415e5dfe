import type { LeadEnvelope } from '@concierge/contract/lead';
import { goOn } from '@concierge/server/traces/spans';
import { writeTraceparent } from '@concierge/server/traces/traceparent';

/** Leads that came together, each within a span of its own trace until `end`. */
export function tracedLeads(leads: readonly LeadEnvelope[]): {
  readonly leads: readonly LeadEnvelope[];
  readonly end: () => void;
} {
  const spans = leads.map(({ traceparent, type }) =>
    goOn(traceparent, { name: 'store lead', kind: 'consumer', attributes: { 'lead.type': type } }),
  );
  return {
    leads: leads.map((lead, index) => {
      const context = spans[index]?.context;
      return context ? { ...lead, traceparent: writeTraceparent(context) } : lead;
    }),
    end: () => {
      for (const span of spans) span?.end();
    },
  };
}
