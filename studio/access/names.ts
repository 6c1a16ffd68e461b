/** Scripts of living languages (UAX #31, table 5). A name uses one of them, or one of the East Asian combinations. */
const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Thaana'],
].map((script) => [script])
const EAST_ASIAN = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
]
/** Phonetic Latin letters and clicks are excluded: many look like a letter of the alphabet. */
const PHONETIC = '\\u01c0-\\u01c3\\u0250-\\u02ff\\u1d00-\\u1dbf\\ua720-\\ua7ff\\uab30-\\uab6f'
/** Combining accents, for letters without a precomposed form, and the marks between the parts of a name. */
const BETWEEN = "\\u0300-\\u036f .'’\\-"

const PATTERNS = [...SCRIPTS, ...EAST_ASIAN].map((scripts) => {
  const letters = scripts.map((script) => `\\p{scx=${script}}`).join('')
  const letter = `(?![${PHONETIC}])(?=[\\p{L}\\p{M}])[${letters}]`
  return new RegExp(`^(?=.*\\p{L})(?:${letter}|[${BETWEEN}])+$`, 'u')
})

/** Whether a name is made of letters of one script, with spaces, hyphens, apostrophes and full stops. */
export function isPlainName(name: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(name))
}

/** Letters that look like a Latin letter (UTS #39, confusables), each with that letter. */
const LOOK_ALIKES = new Map(
  [
    ['АВЕЅІЈКМНОРСТУХаеѕіјорсухһԛԝѵ', 'ABESlJKMHOPCTYXaesijopcyxhqwv'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυικ', 'ABEZHlKMNOPTYXavopuik'],
    ['օսոհցՏՕ', 'ounhgSO'],
    ['Iıłøđħ', 'lilodh'],
  ].flatMap(([letters = '', latin = '']) =>
    [...letters].map((letter, index) => [letter, latin[index] ?? ''] as const),
  ),
)

/** Whether two names have the same letters, or letters that look the same. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other) || folded(inLatin(one)) === folded(inLatin(other))
}

function inLatin(name: string): string {
  return [...name].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('')
}

/** The letters and digits of a name in lower case, without accents and invisible characters. */
function folded(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]|\p{Script=Inherited}/gu, '')
}
