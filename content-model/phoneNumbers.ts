/**
 * Calling codes of countries whose national numbers become international by replacing a leading zero, if any, with the
 * code (ITU-T E.123 and E.164). Italy keeps its zero and Hungary dials 06, so numbers of these countries have to be
 * written with the code.
 */
const CALLING_CODES: Readonly<Record<string, string>> = {
  AE: '971',
  AT: '43',
  AU: '61',
  BE: '32',
  BG: '359',
  CA: '1',
  CH: '41',
  CY: '357',
  CZ: '420',
  DE: '49',
  DK: '45',
  EE: '372',
  ES: '34',
  FI: '358',
  FR: '33',
  GB: '44',
  GR: '30',
  HK: '852',
  HR: '385',
  IE: '353',
  IL: '972',
  IN: '91',
  IS: '354',
  JP: '81',
  LU: '352',
  LV: '371',
  MT: '356',
  NL: '31',
  NO: '47',
  NZ: '64',
  PL: '48',
  PT: '351',
  RO: '40',
  SE: '46',
  SG: '65',
  SI: '386',
  SK: '421',
  TR: '90',
  US: '1',
  ZA: '27',
}

/**
 * The international form of a telephone number: +441134960142 for 0113 496 0142 in GB. Undefined if the text is not a
 * number, or lacks the calling code and the country is not in the list.
 */
export function dialledNumber(shown: string, country: string): string | undefined {
  const figures = shown
    .replace('(0)', '')
    .replaceAll(/[\s()./-]/g, '')
    .replace(/^00/, '+')
  if (figures.startsWith('+')) return isWhole(figures) ? figures : undefined
  const code = CALLING_CODES[country]
  if (code === undefined) return undefined
  const number = `+${code}${figures.replace(code === '1' ? /^1/ : /^0/, '')}`
  return isWhole(number) ? number : undefined
}

function isWhole(number: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(number)
}
