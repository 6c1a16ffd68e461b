/** All text of the analytics page. */
export const labels = {
  heading: 'Analytics',
  periods: 'Period',
  lastDays: (days: number) => `${days} days`,
  days: 'Number of days',
  show: 'Show',
  drawing: (days: number) => `Views on each of the last ${days} days`,
  sums: {
    views: 'Views',
    leads: 'Leads',
    signUps: 'Sign-ups',
    subscribers: 'Confirmed subscribers',
  },
  vitals: { lcp: 'LCP', inp: 'INP', cls: 'CLS' },
  page: 'Page',
  others: 'Others',
  pages: 'Pages',
  source: 'Source',
  sources: 'Sources',
  none: 'Nothing was counted in this period.',
  off: 'Views are not counted.',
  switchOn: 'Switch counting on',
  help: 'Leads are contact messages that are not spam. LCP, INP and CLS: three quarters of all visits were at least this good. A day begins at midnight, Greenwich time.',
  more: (count: number) =>
    count === 1 ? 'One more is in the export.' : `${count} more are in the export.`,
  export: 'Export every count as CSV',

  notFound: 'Not found: missing pages that visitors asked for',
}
