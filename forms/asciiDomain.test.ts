import { expect, test } from 'vitest'
import { asciiEmail, asciiWebAddress } from './asciiDomain.ts'

test.for([
  ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ['anna@MÜLLER.Example', 'anna@xn--mller-kva.example'],
  ['a@почта.рф', 'a@xn--80a1acny.xn--p1ai'],
  ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['a@i❤.example', 'a@xn--i-7iq.example'],
  ['Anna@Example.com', 'Anna@Example.com'],
  ['änna@example.com', 'änna@example.com'],
  ['a@mü.example/b', 'a@mü.example/b'],
  ['a@mü .example', 'a@mü .example'],
  ['a@xn--ü.example', 'a@xn--ü.example'],
  ['müller.example', 'xn--mller-kva.example'],
] as const)('%s in ASCII is %s', ([address, ascii]) => {
  expect(asciiEmail(address)).toBe(ascii)
})

test.for([
  ['https://müller.example', 'https://xn--mller-kva.example'],
  ['http://müller.example:8080/ü', 'http://xn--mller-kva.example:8080/ü'],
  ['/müller', '/müller'],
] as const)('the host of %s is written in ASCII: %s', ([address, ascii]) => {
  expect(asciiWebAddress(address)).toBe(ascii)
})
