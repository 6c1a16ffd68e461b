/** Names whose words are not their own: short forms, and names that the files have from their format. */
const LABELS: Record<string, string> = {
  id: 'Number',
  src: 'Picture',
  thumb: 'Picture',
  alt: 'Picture in words',
  ans: 'Answer',
  cta: 'Words of the link',
  path: 'Address',
  aliases: 'Other addresses',
  dropDown: 'Drop down',
  url: 'Web address',
  faq: 'Questions',
  gbp: 'Pounds',
  usd: 'Dollars',
  usd_by_gbp: 'Dollars for pounds',
  swatch: 'Colour',
}

/** A field's name as its label: plan_details becomes Plan details. */
export function labelOf(name: string): string {
  const known = LABELS[name]
  if (known) return known
  const words = name.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
