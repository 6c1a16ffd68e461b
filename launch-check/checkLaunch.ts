import { checkConfiguration } from './configuration.ts'
import type { Finding, LaunchInput } from './launchInput.ts'
import {
  checkBrand,
  checkConfirmations,
  checkLogos,
  checkOtherPrices,
  checkPictures,
} from './ownership.ts'
import { checkPictureSizes } from './pictureSizes.ts'
import { checkDemoRecords, checkReservedAddresses, checkReservedNumbers } from './placeholders.ts'

/** Runs all checks that do not need the network. */
export async function checkLaunch(input: LaunchInput): Promise<Finding[]> {
  return [
    ...checkReservedAddresses(input),
    ...checkReservedNumbers(input),
    ...checkBrand(input),
    ...checkLogos(input),
    ...checkPictures(input),
    ...checkConfirmations(input),
    ...checkDemoRecords(input),
    ...checkConfiguration(input),
    ...checkOtherPrices(input),
    ...(await checkPictureSizes(input)),
  ]
}

const HEADINGS = {
  must: 'Must be done before the launch',
  should: 'Should be checked',
} as const

/** The findings as text, grouped by urgency and file, with counts at the end. */
export function reportText(findings: readonly Finding[]): string {
  const parts = (['must', 'should'] as const).flatMap((level) => {
    const ofLevel = findings.filter((finding) => finding.level === level)
    if (ofLevel.length === 0) return []
    const byFile = Map.groupBy(ofLevel, ({ file }) => file)
    return [HEADINGS[level], '', ...[...byFile].flatMap(([file, found]) => fileLines(file, found))]
  })
  return [...parts, counts(findings), ''].join('\n')
}

/** The findings of a file. Advice that several findings share is printed once. */
function fileLines(file: string, findings: Finding[]): string[] {
  const byAdvice = Map.groupBy(findings, ({ advice }) => advice)
  return [
    file,
    ...[...byAdvice].flatMap(([advice, alike]) => [
      ...alike.map(({ field, found }) => `  ${field}: ${found}`),
      `    ${advice}`,
    ]),
    '',
  ]
}

function counts(findings: readonly Finding[]): string {
  const must = findings.filter(({ level }) => level === 'must').length
  const should = findings.length - must
  if (findings.length === 0) return 'Nothing is left to do. The site is ready for the launch.'
  return `${must} must be done, ${should} should be checked.`
}
