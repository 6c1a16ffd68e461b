import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_FIELDS } from '../../forms/fields.ts'
import { anyCharacter } from '../../tests/support/anyCharacter.ts'
import { IS_LONG_ROUND } from '../../tests/support/round.ts'
import { readFields } from './body.ts'
import { RejectedError } from './problems.ts'

const RUNS = IS_LONG_ROUND ? 400 : 100

/** As the receiver parses it: line breaks as one character, no NUL, no lone surrogates. */
const asRead = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed()

/** Node's multipart parser drops a leading byte order mark, which is invisible. */
const text = fc.string({ unit: anyCharacter }).filter((value) => !value.startsWith('\ufeff'))
const field = fc.tuple(text, text)
const fields = fc.array(field, { minLength: 1, maxLength: MAX_FIELDS })

/** Parses the body that `fetch` would send. */
async function readSent(body: FormData | URLSearchParams | string, type?: string) {
  const sent = new Response(body)
  const contentType = type ?? sent.headers.get('content-type') ?? ''
  return readFields(contentType, Buffer.from(await sent.arrayBuffer()))
}

test('the fields that a browser encodes are parsed unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fields, async (sent) => {
      const form = new FormData()
      for (const [name, value] of sent) form.append(name, value)
      const expected = sent.map(([name, value]) => [asRead(name), asRead(value)])
      expect(await readSent(form)).toEqual(expected)
      expect(await readSent(new URLSearchParams(sent))).toEqual(expected)
    }),
    { numRuns: RUNS },
  )
})

test('the fields of a JSON object are parsed unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), {
        maxKeys: MAX_FIELDS,
      }),
      async (sent) => {
        const expected = Object.entries(sent).map(([name, value]) => [asRead(name), asRead(value)])
        expect(await readSent(JSON.stringify(sent), 'application/json')).toEqual(expected)
      },
    ),
    { numRuns: RUNS },
  )
})

const BOUNDARY = '----FormBoundary0123456789abcdef'

/** Pieces of broken forms; random bytes go between them. */
const PIECES = [
  `--${BOUNDARY}`,
  `--${BOUNDARY}--`,
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="email"\r\n\r\n`,
  '--',
  '\r\n',
  '\n',
  '\r\n\r\n',
  'Content-Disposition: form-data; name="email"',
  'Content-Disposition: form-data; name="a"; filename="x.png"',
  'content-disposition: attachment',
  "Content-Disposition: form-data; name*=utf-8''x",
  'Content-Type: text/html; charset=utf-7',
  'Content-Transfer-Encoding: base64',
  'name="',
  'a=b&c=%',
  '&&=&',
  '%00%ff%zz+',
  '{"a":',
  '[]',
  '{"__proto__":"x"}',
  'null',
  '"\\ud800"',
]

const TYPES = [
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary="${BOUNDARY}"`,
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${BOUNDARY}; charset=utf-16`,
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=iso-8859-1',
  'application/json',
  'application/json; charset=utf-16',
]

const brokenBody = fc
  .array(
    fc.oneof(
      fc.constantFrom(...PIECES).map((piece) => Buffer.from(piece)),
      fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
    ),
    { maxLength: 24 },
  )
  .map((pieces) => Buffer.concat(pieces))

test('any bytes are parsed as fields or rejected with a known code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...TYPES), brokenBody, async (type, body) => {
      try {
        const read = await readFields(type, body)
        expect(read.flat().every((text) => !text.includes('\0') && text.isWellFormed())).toBe(true)
      } catch (error) {
        if (!(error instanceof RejectedError)) throw error
        const codes = ['BODY_NOT_READABLE', 'NO_FILE_UPLOADS', 'TOO_MANY_FIELDS']
        expect(codes).toContain(error.problems[0].code)
      }
    }),
    { numRuns: 3 * RUNS },
  )
})
