/**
 * Finds business data that doesn't fit into the sentences of the pages. The build only warns about
 * it, because patterns can't understand English.
 */

const DURATION =
  /^((we|in|within|by|before|same|the (next|same)|next|today|takes?|typically|usually|asap|as soon|fast|immediately|quickly|right away|when)\b|[\d –-]+$)/i;

/** Values that don't fit into their sentence, by field, each with an example of one that does. */
const MISFITS: Readonly<Record<string, readonly [misfit: RegExp, example: string]>> = {
  closedOn: [/^(we|We|WE|closed|Closed|CLOSED|All|Federal|Holidays|Major|Most|Public|The)\b/, 'Closed: major holidays'],
  travelFee: [
    /^((free|waived|included|zero|no (charge|fee)|\$?0|\d+)\W*$|(no |\$\S+ )?(travel|trip) (charge|fee)|we\b)/i,
    'Travel fee: $39',
  ],
  emergencyResponse: [DURATION, 'Help typically arrives in 1-2 hours'],
  repairTime: [DURATION, 'Most repairs take 1-2 hours'],
  maintenance: [
    /\b(annually|a (year|month)$|(each|every|in|once|per|service|times|twice)( |$))|^\d+( [a-z]+)?$/i,
    'annual service',
  ],
  replyTime: [
    /^((we|you|responds?|usually|typically|same|next)\b|((about|around|less than|under|up to) )?(an?|one|two|[\d–-]+)( [a-z]{3,}){1,2}( or less)?$)/i,
    'We typically respond within 1 hour',
  ],
  licenses: [
    /^(lic(en[cs]ed?)?|registered|registration|reg|none|not?)\b|\b(license|registration)$/i,
    'City of Waco license 12-345',
  ],
  insurance: [/^(fully )?bonded\W*$|\b(not |un)insured/i, '$1 million in liability insurance'],
  guarantee: [/^(100% )?satisfaction guaranteed?\W*$/i, 'Satisfaction guaranteed: we refund the price'],
  warranty: [
    /^(for\b|limited|lifetime|(\d+|one)(-\D|$))|\b(day|month|year|manufacturer)[^\s,]* (labor|parts|warranty)\b/i,
    'We cover it for 1 year',
  ],
  officeHours: [
    /^(business|Business|BUSINESS|office|Office|OFFICE|Daily|Weekdays)\b/,
    'Business hours: weekdays, 8 a.m. to 5 p.m.',
  ],
  visitPrice: [
    /^(free|\$\S+) ([\w-]+ )?(diagnostic|estimate|inspection|quote|service|travel|trip|visit)/,
    'The visit costs $49',
  ],
  payment: [/^(we|We|accept\w*|Accept\w*|All|Cash(?! App)|Credit)\b|\b(accepted|available)\W*$/, 'We accept checks'],
  pricesFrom: [/[ ,(/](and up|or more|estimate|quote|visit)/, 'from $95 an hour'],
  owner: [/^((\w+[- ])?owned|by|owners?)\b|[,(] ?owners?\b/i, 'Owned by Al Ruiz'],
};

/** Fields inside a sentence, and capital letters, periods and plurals that don't fit there. */
const INSIDE = /^(emergencyResponse|repairTime|maintenance|replyTime|warranty)$/;
// Acronyms, weekdays and abbreviations such as "p.m." do.
const SLIP =
  /^(?!\w+day\b)\p{Lu}\P{Lu}|\p{L}{4}\.$|(?<![\d./–-])(1 (day|hour|minute|month|week|year)s\b|(?!1 )[\d.–-]+ (day|hour|minute|month|week|year)$)/u;

/** @param location Location such as `site/business/business.ts: business.warranty.labor`. */
export function findMisfits(location: string, text: string): string[] {
  const [, field = ''] = /: business\.(\w+)(?!.*\.kind$)/.exec(location) ?? [];
  const [misfit, example] = MISFITS[field] ?? [];
  const isMisfit = misfit?.test(text) || /^yes\b/i.test(text) || (INSIDE.test(field) && SLIP.test(text));
  return example && isMisfit ? [`"${text}", which may not fit into "${example}"`] : [];
}
