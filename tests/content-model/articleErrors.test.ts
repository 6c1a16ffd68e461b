import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { splitArticle } from '../../content-model/parse.ts'
import { readContent } from '../../content-model/readContent.ts'
import { errorsAfter, errorsOf as errorsOfReading } from '../support/content/errorsAfter.ts'
import { TEST_CONTENT } from '../support/content/testContent.ts'

const POST = 'posts/seo.mdx'
const parts = splitArticle(await readFile(join(TEST_CONTENT, POST), 'utf8'))
if (!parts) throw new Error(`${POST} has a head.`)
const head = `${parts.opening}${parts.yaml}${parts.closing}\n`
/** The first line of the text below the frontmatter. */
const FIRST_LINE = head.split('\n').length

const { brand } = await readContent(TEST_CONTENT)

/** The errors of an article with this text, without its file name. `2: …` is the second line of the text. */
async function errorsOf(text: string): Promise<string[]> {
  const changes = new Map([[POST, `${head}${text}`]])
  const errors = await errorsOfReading(readContent(TEST_CONTENT, { changes }))
  return errors.map((error) =>
    error
      .replace(`content/${POST}: `, '')
      .replace(/^line (\d+)/, (_, line) => `${Number(line) - FIRST_LINE + 1}:`),
  )
}

test.each([
  [
    'a script',
    'Words.\n\n<script>alert(1)</script>',
    '3: contains <script>, which articles do not allow. Remove it',
  ],
  ['a script with braces', 'Words.\n\n<script>\nf({ a: 1 })\n</script>', '3: contains <script>'],
  ['a style sheet', 'Words.\n\n<style>p { color: red }</style>', '3: contains <style>'],
  [
    'a frame',
    'Words.\n\n<iframe src="https://a.example/"></iframe>',
    '3: contains <iframe>, which articles do not allow. Embed a film',
  ],
  ['an object', 'Words.\n\n<object data="/a.swf"></object>', '3: contains <object>'],
  ['an embedded file', 'Words.\n\n<embed src="/a.swf" />', '3: contains <embed>'],
  [
    'a picture from elsewhere',
    'Words.\n\n<img src="https://a.example/b.png" alt="" />',
    '3: contains <img>, which articles do not allow. Use a picture of the site',
  ],
  [
    'a picture in Markdown',
    'Words.\n\n![A dog](https://a.example/b.png)',
    '3: contains a picture as ![words](address)',
  ],
  [
    'a main heading',
    'Words.\n\n# Again',
    '3: is a main heading (#), but the page already has one. Begin headings with ##.',
  ],
  ['a main heading, underlined', 'Words.\n\nAgain\n===', '3: is a main heading'],
  [
    'a main heading as a tag',
    '<h1>Again</h1>',
    '1: contains <h1>, which articles do not allow. Write a heading as a line that begins with ##.',
  ],
  [
    'an attribute that runs code',
    'A <b onclick="f()">word</b>.',
    '1: gives <b> the attribute onclick, which articles do not allow. Remove it.',
  ],
  [
    'an attribute that runs code, in capitals',
    'A <b ONCLICK={f}>word</b>.',
    '1: gives <b> the attribute ONCLICK',
  ],
  ['a style', 'A <b style="color: red">word</b>.', '1: gives <b> the attribute style'],
  ['attributes from a variable', 'A <b {...clients}>word</b>.', '1: gives <b> the attribute {…}'],
  ['an import', "import a from 'a'\n\nWords.", '1: begins with import or export'],
  ['an export', 'Words.\n\nexport const a = 1', '3: begins with import or export'],
  ['an expression', 'Words {1 + 1}.', '1: contains {1 + 1}. Braces enclose the name of a variable'],
  [
    'a call in a component',
    'Words.\n\n<Checklist title={alert(1)}>\n\n- One\n\n</Checklist>',
    '3: gives <Checklist> a computed "title".',
  ],
])('%s is refused with the line number', async (_, text, error) => {
  expect(await errorsOf(text)).toContainEqual(expect.stringContaining(error))
})

test.each([
  [
    'Words.\n\n<Checklist title="A">\n\n- One\n',
    '3: opens <Checklist>, which is never closed. Write </Checklist> where it ends, or &lt; for a literal <.',
  ],
  ['Words.\n\nOne <b>two.\n\nThree.', '3: opens <b>, which is never closed.'],
  ['Words<br>and more.', '1: opens <br>, which is never closed. Write <br />.'],
  ['Words.\n\n<SourceNote>\n\n<b>One\n\n</SourceNote>', '5: opens <b>, which is '],
  [
    'Words.\n\n</SourceNote>',
    '3: closes <SourceNote>, which is not open there. Remove </SourceNote>.',
  ],
  [
    'Words.\n\n<!-- Note -->',
    '3: contains <!, which articles do not support. Write a hidden note as {/* note */}.',
  ],
  ['Words { and so on.', '1: contains braces that cannot be read.'],
  [
    'Words.\n\n<Checklist title=One>\n</Checklist>',
    '3: contains a < that cannot be read. In a tag, put each value in quotes',
  ],
  ['See <https://a.example/>.', '1: contains a < that cannot be read.'],
])('text that cannot be parsed is refused in plain English: %j', async (text, error) => {
  const errors = await errorsOf(text)
  expect(errors).toEqual([expect.stringContaining(error)])
  expect(errors.join()).not.toMatch(/mdx|jsx|oxc|U\+/i)
})

describe('a link', () => {
  test.each([
    '[a](javascript:alert(1))',
    '[a](<JAVA\tSCRIPT:alert(1)>)',
    '[a](javascript&colon;alert(1))',
    '[a][b]\n\n[b]: jaVascript:alert(1)',
    '<a href="java&#9;script:alert(1)">a</a>',
    '<a href=" &#x6a;avascript:alert(1)">a</a>',
    '[a](data:text/html,b)',
    '<a href="DATA:text/html;base64,PGI+">a</a>',
  ])('that could run code is refused: %j', async (text) => {
    expect(await errorsOf(text)).toEqual([
      expect.stringMatching(
        /^[13]: leads to a (javascript|data): address, which could run code\. Use an/,
      ),
    ])
  })

  test.each(['about', './about', '../about', 'www.a.example', '//a.example/', '/\\a.example/'])(
    'that is not a complete address is refused: %s',
    async (address) => {
      expect(await errorsOf(`Words.\n\n[a](<${address}>)`)).toEqual([
        expect.stringMatching(
          /^3: leads to ".*", which is not a complete address\. Use an address of this site/,
        ),
      ])
    },
  )

  test.each([
    ['/abuot', '1: leads to /abuot, which is not a page of this site. Did you mean /about?'],
    ['/abuot?a=b#c', '1: leads to /abuot, which is not a page of this site. Did you mean /about?'],
    [`${brand.url}/abuot`, '1: leads to /abuot, which is not a page'],
    ['#50%', '1: leads to #50%, which is not a heading of /blog-seo. Its headings are #how.'],
    ['#hwo', '1: leads to #hwo, which is not a heading of /blog-seo. Did you mean #how?'],
    [
      '/gdpr-compliance#nowhere-at-all',
      '1: leads to #nowhere-at-all, which is not a heading of /gdpr-compliance.',
    ],
  ])('to %s, which does not exist, is refused', async (address, error) => {
    expect(await errorsOf(`[a](${address})\n\n## How\n`)).toEqual([expect.stringContaining(error)])
  })

  test('to a page, a heading, a file, a film or another site is accepted', async () => {
    const addresses = [
      '/about',
      '/contact?subject=a',
      '#how',
      '/blog-seo#how',
      '/rss.xml',
      '/video/intro.mp4',
      'https://a.example/',
      'mailto:a@b.example',
      'tel:+44123',
      '/pricing#plans',
    ]
    const links = addresses.map((address) => `- [a](${address})`).join('\n')
    expect(await errorsOf(`${links}\n- <a href="/about">a</a>\n\n## How\n`)).toEqual([])
  })
})

describe('a component', () => {
  test('that does not exist is refused with a suggestion', async () => {
    expect(await errorsOf('Words.\n\n<CheckList title="A">\n\n- One\n\n</CheckList>')).toEqual([
      '3: contains <CheckList>, which is not available in this text. Did you mean <Checklist>?',
    ])
  })

  test.each([
    [
      '<Checklist>\n\n- One\n\n</Checklist>',
      '3: has a <Checklist> in which "title" is missing. Add it: title above it.',
    ],
    ['<Checklist title="A"></Checklist>', '3: has a <Checklist> that is empty. Write text between'],
    [
      '<BarChart title="A" swatch="sky" bars={[["a", "b", "c"]]} />',
      '3: has a <BarChart> in which "bars.1.2" is "b". Use a number.',
    ],
    [
      '<BarChart title="A" swatch="purple" bars={[["a", 1, "c"]]} />',
      '3: has a <BarChart> in which "swatch" is "purple". Use one of',
    ],
    [
      '<Checklist title="A" titel="B">\n\n- One\n\n</Checklist>',
      '3: has a <Checklist> in which "titel" is not a field here. Did you mean "title"?',
    ],
    [
      'One <PullQuote>two</PullQuote> three.',
      '3: has a <PullQuote> that is inside a line of text.',
    ],
    [
      '<Picture file="portrait.webp" />',
      '3: has a <Picture> in which "alt" is missing. Add it: description of the picture',
    ],
    [
      '<Picture file="portrai.webp" alt="A face" />',
      '3: has a <Picture> in which "file" names "portrai.webp", which is not in content/pictures. Did you mean portrait.webp?',
    ],
    [
      '<Video url="https://films.example/1" title="A" />',
      '3: has a <Video> in which "url" is "https://films.example/1". Use the address of one film at YouTube or Vimeo',
    ],
  ])('is refused if it is incomplete, wrong or in the wrong place: %s', async (part, error) => {
    expect(await errorsOf(`Words.\n\n${part}`)).toEqual([expect.stringContaining(error)])
  })

  test('is refused in a text that does not support it', async () => {
    const legal = await errorsAfter({
      'legal/privacy-policy.mdx': { from: /$/, to: '\n\n<PullQuote>A.</PullQuote>\n' },
    })
    expect(legal).toEqual([expect.stringContaining('Use one of <DataTable>.')])
    const service = await errorsAfter({
      'service-pages/seo-services.mdx': { from: /$/, to: '\n\n<PullQuote>A.</PullQuote>\n' },
    })
    expect(service).toEqual([
      expect.stringContaining('contains <PullQuote>. Use only Markdown in this text.'),
    ])
  })
})

test.each(['', '\n\n', '{/* Later. */}\n'])(
  'an article without words is refused: %j',
  async (text) => {
    expect(await errorsOf(text)).toEqual([
      'the text is missing. Write it below the second line of ---.',
    ])
  },
)

test('an article is checked even if another file cannot be read, except for its links', async () => {
  const errors = await errorsAfter({
    'team/amara.yaml': 'id: 1: 2\n',
    [POST]: `${head}[a](/nowhere) and <b onclick="f()">more</b>.\n`,
  })
  expect(errors).toEqual([
    expect.stringContaining('content/team/amara.yaml: line 1 cannot be read.'),
    expect.stringContaining(`content/${POST}: line ${FIRST_LINE} gives <b> the attribute onclick`),
  ])
})

test('several errors are reported in the order of their lines', async () => {
  const errors = await errorsOf('# One\n\n[a](b)\n\n{clientz}\n\n<Foo />\n')
  expect(errors.map((error) => error.slice(0, 2))).toEqual(['1:', '3:', '5:', '7:'])
})

test('ordinary writing is accepted: tables, notes, quotes, plain tags and special characters', async () => {
  const text = `Words with {clients}, H<sub>2</sub>O, a < b, \\{ and a line<br />break.[^1]

{/* A note. */}

| A | B |
| :-- | --: |
| 1 | 2 |

\`\`\`html
<script>alert({ a: 1 })</script>
\`\`\`

<Picture file="portrait.webp" alt="A face" caption="Somebody" />

<Video url="https://www.youtube.com/watch?v=abcdefghijk" title="A film" />

[^1]: Said once.
`
  expect(await errorsOf(text)).toEqual([])
})
