/** All text of the analytics page. */
export const labels = {
  heading: 'Analytics',
  periods: 'How far back',
  lastDays: (days: number) => `${days} days`,
  days: 'Days back',
  show: 'Show',
  drawing: (days: number) => `Views of each of the last ${days} days`,
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
  source: 'Led here by',
  sources: 'What led here',
  none: 'Nothing was counted in this time.',
  off: 'Views are not counted.',
  switchOn: 'Switch counting on',
  help: 'Leads are contact messages without spam. LCP, INP and CLS: three quarters of all visits were so good or better. A day begins at midnight in Greenwich.',
  more: (count: number) =>
    count === 1 ? 'One more is in the export.' : `${count} more are in the export.`,
  export: 'Export every count as CSV',

  notFound: 'Not found: pages that visitors asked for in vain',
}
