import { expect, test } from 'vitest'
import {
  NEEDS_NETWORK,
  PORT,
  PUBLIC_ADDRESS,
  PUBLIC_ADDRESS_6,
  postInPrivateNetwork,
} from '../../support/receiver/privateNetwork.ts'

const url = `http://crm.example:${PORT}/leads`

test('a host name reaches the address that was checked, and nothing once it leads into a private network', async ({
  skip,
}) => {
  const outcomes = await postInPrivateNetwork([
    { url, addresses: [[PUBLIC_ADDRESS], ['127.0.0.1'], [PUBLIC_ADDRESS]] },
    { url, addresses: [[PUBLIC_ADDRESS_6], ['::1']] },
    { url, addresses: [[PUBLIC_ADDRESS, '127.0.0.1']] },
    { url, addresses: [[PUBLIC_ADDRESS, '::1']] },
    { url, addresses: [['::ffff:127.0.0.1']] },
    { url, addresses: [['64:ff9b::7f00:1']] },
    { url, addresses: [['169.254.169.254']] },
    { url: url.replace('crm.example', 'localhost.'), addresses: [['127.0.0.1']] },
    { url: url.replace('http:', 'https:'), addresses: [['127.0.0.1']] },
    { url, addresses: [[PUBLIC_ADDRESS]], redirect: `http://127.0.0.1:${PORT}/` },
  ])
  if (outcomes === null) return skip(NEEDS_NETWORK)
  const refused = (address: string) => ({
    results: [`PrivateAddressError: ${address}`],
    reached: [],
  })
  expect(outcomes).toEqual([
    {
      results: [204, 'PrivateAddressError: 127.0.0.1', 204],
      reached: [PUBLIC_ADDRESS, PUBLIC_ADDRESS],
    },
    { results: [204, 'PrivateAddressError: ::1'], reached: [PUBLIC_ADDRESS_6] },
    refused('127.0.0.1'),
    refused('::1'),
    refused('::ffff:127.0.0.1'),
    refused('64:ff9b::7f00:1'),
    refused('169.254.169.254'),
    refused('127.0.0.1'),
    refused('127.0.0.1'),
    { results: [307], reached: [PUBLIC_ADDRESS] },
  ])
})
