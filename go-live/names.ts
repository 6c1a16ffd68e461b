import { Resolver } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { isPublicAddress } from '../core/lib/addresses.ts'

/** The names of the site, the studio and the draft site. */
export function namesOf(domain: string): { site: string; studio: string; preview: string } {
  return { site: domain, studio: `studio.${domain}`, preview: `preview.${domain}` }
}

/**
 * Checks that the names resolve to this machine, because certificates are issued only to the machine that a name
 * resolves to. Returns a sentence for each name with a problem.
 * @param resolve resolves a name to its addresses.
 * @param own addresses of this machine.
 */
export async function checkNames(
  domain: string,
  resolve: (name: string) => Promise<string[]> = addressesOf,
  own: readonly string[] = ownAddresses(),
): Promise<string[]> {
  const names = Object.values(namesOf(domain))
  return (await Promise.all(names.map((name) => checkName(name, resolve, own)))).flat()
}

async function checkName(
  name: string,
  resolve: (name: string) => Promise<string[]>,
  own: readonly string[],
): Promise<string[]> {
  const here = own.filter(isPublicAddress)
  try {
    const found = await resolve(name)
    if (found.length === 0) {
      const record = here[0] ? ` to ${here[0]}` : ''
      return [
        `${name} does not lead to any address. At your domain registrar, add a record of type A for it that points${record || ' here'}. A new record takes some minutes to appear, sometimes hours.`,
      ]
    }
    const elsewhere = found.filter((address) => !own.includes(address))
    if (elsewhere.length === 0) return []
    return [
      here.length > 0
        ? `${name} leads to ${elsewhere.join(' and ')}, and this machine is ${here.join(' and ')}. At your domain registrar, change its records of type A and AAAA.`
        : `${name} leads to ${elsewhere.join(' and ')}. This machine has no public address, only ${own.join(' and ')}, for example behind a router or in some clouds. If the public address leads here, add --unchecked.`,
    ]
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return [
      `No name server answered for ${name} (${code}). Check the network of this machine, and try again.`,
    ]
  }
}

/** Asks name servers, as certificate authorities do, because /etc/hosts of this machine may differ. */
async function addressesOf(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 5_000, tries: 2 })
  const answers = [resolver.resolve4(name), resolver.resolve6(name)]
  const found = answers.map((answer) =>
    answer.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
      throw error
    }),
  )
  return (await Promise.all(found)).flat()
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !(internal || scopeid))
    .map(({ address }) => address)
}
