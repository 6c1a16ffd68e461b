import { get, type OutgoingHttpHeaders } from 'node:http'
import { readSiteHeaders } from '../../receiver/src/site/siteIndex.ts'

/** What a browser says that has seen a page of the site, on its way to the second one. */
export type SecondVisit = 'usual' | 'withDictionary'

/** @param siteDirectory folder of the built site, for the name of its dictionary. */
export function secondVisitHeaders(
  siteDirectory: string,
): Record<SecondVisit, OutgoingHttpHeaders> {
  const { dictionary } = readSiteHeaders(siteDirectory)
  return {
    usual: { 'accept-encoding': 'gzip, br', 'sec-fetch-site': 'same-origin' },
    withDictionary: {
      'accept-encoding': 'gzip, br, dcb',
      'sec-fetch-site': 'same-origin',
      'available-dictionary': `:${dictionary?.hash}:`,
    },
  }
}

/** Bytes of an answer as they cross the wire over HTTP/1.1, its head included. */
export function answerBytes(address: string, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    // On a connection of its own, whose bytes are this answer's.
    const request = get(address, { headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.socket.bytesRead))
    })
    request.on('error', reject)
  })
}
