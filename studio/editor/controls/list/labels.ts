/** Text of the dialog that adds a section. */
export const labels = {
  search: 'Search sections',
  found: (count: number) => (count === 1 ? 'One section' : `${count} sections`),
  copies: 'Copy one from another page',
  looking: 'Searching …',
}
