/** All text of the page of addresses that were not found. */
export const labels = {
  heading: 'Not found',
  help: 'Addresses that visitors asked for but the site does not have, most requested first. Enter where an address leads, and publish. All redirects are listed under',
  redirects: 'Old addresses',
  none: 'Nobody has asked for a missing page.',
  address: 'Address',
  requests: 'Requests',
  last: 'Last',
  linkedFrom: 'Linked from',
  leadsTo: 'Leads to',
  leadTo: (path: string) => `Where ${path} leads, such as /about`,
  save: 'Save',
  saveFor: (path: string) => `Save where ${path} leads`,
  others: (requests: string) => `In addition, ${requests} for other addresses.`,
  forget: 'Delete all counts',
  ask: 'This deletes all counts on this page and cannot be undone. Type yes to go on.',
  notSure: 'Nothing was deleted: you have not typed yes.',
  /** For the log. */
  forgot: 'deleted the counts of missing pages',
}
