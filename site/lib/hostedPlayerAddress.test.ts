import { describe, expect, test } from 'vitest'
import { hostedPlayerAddress } from './hostedPlayerAddress.ts'

const title = 'How the agency works'

describe('hostedPlayerAddress', () => {
  test('leads to the player that sets no cookies', () => {
    const address = new URL(hostedPlayerAddress({ type: 'youtube', id: 'a-B_1', title }))
    expect(address.host).toBe('www.youtube-nocookie.com')
    expect(address.pathname).toBe('/embed/a-B_1')
  })

  test('asks Vimeo not to track', () => {
    const address = new URL(hostedPlayerAddress({ type: 'vimeo', id: '76979871', title }))
    expect(address.pathname).toBe('/video/76979871')
    expect(address.searchParams.get('dnt')).toBe('1')
  })

  test.for(['youtube', 'vimeo'] as const)('asks %s neither to mute nor to start', (type) => {
    const { searchParams } = new URL(hostedPlayerAddress({ type, id: '1', title }))
    for (const name of ['autoplay', 'mute', 'muted']) expect(searchParams.has(name)).toBe(false)
  })

  test('lets no id change the address', () => {
    const address = new URL(hostedPlayerAddress({ type: 'youtube', id: '../x?autoplay=1', title }))
    expect(address.pathname).toBe('/embed/..%2Fx%3Fautoplay%3D1')
    expect(address.searchParams.has('autoplay')).toBe(false)
  })
})
