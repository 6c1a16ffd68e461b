import { once } from 'node:events'
import { expect, test } from 'vitest'
import { DEFAULT_CAPACITY } from '../../../receiver/kit/limits.ts'
import { openSockets, rawExchange, rawRequest } from '../../support/receiver/requests.ts'
import { startReceiver } from '../../support/receiver/startReceiver.ts'

const UNFINISHED_HEAD = 'GET / HTTP/1.1\r\nHost: agency.example\r\nX-Slow: '
const ASK = 'GET /robots.txt HTTP/1.1\r\nHost: agency.example\r\n'
const capacity = { ...DEFAULT_CAPACITY, connectionsPerAddress: 5 }

/** Whether a new connection gets a response, rather than being closed. */
async function isLetIn(url: string): Promise<boolean> {
  const answer = await rawRequest(url, '/robots.txt').catch(() => null)
  return answer?.status === 200
}

test('an address can hold connections up to its limit, and no more', async () => {
  const { url } = await startReceiver({ capacity })
  const held = await openSockets(url, capacity.connectionsPerAddress, UNFINISHED_HEAD)
  const [tooMany] = await openSockets(url, 1)
  if (tooMany) await once(tooMany, 'close')
  expect(held.every((socket) => socket.readyState === 'open')).toBe(true)
})

test('an address that closes a connection may open another', async () => {
  const { url } = await startReceiver({ capacity })
  const held = await openSockets(url, capacity.connectionsPerAddress, UNFINISHED_HEAD)
  expect(await isLetIn(url)).toBe(false)
  held[0]?.destroy()
  await expect.poll(() => isLetIn(url)).toBe(true)
})

// On other systems a machine has only one loopback address, 127.0.0.1.
test.skipIf(process.platform !== 'linux')(
  'an address at its limit does not shut other visitors out',
  async () => {
    const { url } = await startReceiver({ capacity })
    await openSockets(url, capacity.connectionsPerAddress, UNFINISHED_HEAD, '127.0.0.2')
    const [tooMany] = await openSockets(url, 1, '', '127.0.0.2')
    if (tooMany) await once(tooMany, 'close')
    expect(await isLetIn(url)).toBe(true)
  },
)

test('a trusted proxy may open connections for all its visitors', async () => {
  for (const trustedProxies of [['loopback'], ['10.0.0.0/8', '127.0.0.1'], () => true]) {
    const { url } = await startReceiver({ capacity, trustedProxies })
    await openSockets(url, 3 * capacity.connectionsPerAddress, UNFINISHED_HEAD)
    expect(await isLetIn(url)).toBe(true)
  }
})

test('a client that sends many requests without reading the responses is disconnected', async () => {
  const { url } = await startReceiver()
  const talk = await rawExchange(url, `${ASK}\r\n`.repeat(200))
  expect(talk.isClosed).toBe(true)
  expect(talk.statuses.length).toBeLessThan(200)
  expect(await isLetIn(url)).toBe(true)
})

test('a connection serves any number of requests, one after the other', async () => {
  const { url } = await startReceiver()
  const [socket] = await openSockets(url, 1)
  for (let index = 0; index < 200; index += 1) {
    socket?.write(`${ASK}\r\n`)
    const [answer] = socket ? await once(socket, 'data') : []
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
  }
})
