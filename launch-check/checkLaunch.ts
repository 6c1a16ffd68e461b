import { checkBrand, checkLogoNames } from './checkBrand.ts'
import { checkConfiguration } from './checkConfiguration.ts'
import { checkConfirmations } from './checkConfirmations.ts'
import { checkDemoRecords } from './checkDemoRecords.ts'
import { checkDollarPrices } from './checkDollarPrices.ts'
import { checkPictureSizes } from './checkPictureSizes.ts'
import { checkReservedAddresses } from './checkReservedAddresses.ts'
import { checkReservedNumbers } from './checkReservedNumbers.ts'
import type { Finding } from './Finding.ts'
import type { LaunchInput } from './LaunchInput.ts'

/** All that stands between this content and its launch, without a look at the network. */
export async function checkLaunch(input: LaunchInput): Promise<Finding[]> {
  return [
    ...checkReservedAddresses(input),
    ...checkReservedNumbers(input),
    ...checkBrand(input),
    ...checkLogoNames(input),
    ...checkConfirmations(input),
    ...checkDemoRecords(input),
    ...checkConfiguration(input),
    ...checkDollarPrices(input),
    ...(await checkPictureSizes(input)),
  ]
}
