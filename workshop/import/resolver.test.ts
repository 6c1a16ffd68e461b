import { expect, test } from 'vitest'
import type { ExportItem } from './readExport.ts'
import { Resolver } from './resolver.ts'
import { toMdx } from './toMdx.ts'

const NOTHING: ExportItem = {
  id: 0,
  parent: 0,
  order: 0,
  type: 'post',
  status: 'publish',
  title: '',
  excerpt: '',
  html: '',
  link: 'https://old.example/x/',
  slug: '',
  date: '2019-05-31',
  author: '',
  password: '',
  terms: [],
  meta: new Map(),
  comments: [],
  fileUrl: '',
}

function attachment(id: number, file: string, more: Partial<ExportItem> = {}): ExportItem {
  const fileUrl = `https://old.example/wp-content/uploads/${file}`
  return { ...NOTHING, id, type: 'attachment', parent: 1, fileUrl, ...more }
}

const ITEMS: ExportItem[] = [
  { ...NOTHING, id: 77, type: 'wp_block', html: '<p>Open <!-- wp:block {"ref":78} /--></p>' },
  { ...NOTHING, id: 78, type: 'wp_block', html: 'from nine <!-- wp:block {"ref":77} /-->' },
  attachment(12, 'b.jpg', { order: 2 }),
  attachment(11, 'a.jpg', { order: 1, excerpt: 'The first' }),
  attachment(13, 'talk.mp3', { title: 'A talk' }),
  attachment(14, 'else.jpg', { parent: 2 }),
]

async function resolved(html: string, footnotes = '') {
  const told: string[] = []
  const tell = (sentence: string) => void told.push(sentence)
  const meta = new Map([['footnotes', footnotes]])
  const text = await toMdx(new Resolver(ITEMS).resolve({ ...NOTHING, id: 1, html, meta }, tell), {
    title: 'The title',
    addressOf: (href) => href,
    takePicture: async ({ attachment: id }) => ({ file: `${id}.webp`, alt: 'x' }),
    tell,
  })
  return { mdx: text.trim(), told }
}

const picture = (id: number, caption = '') =>
  `<Picture file="${id}.webp" alt="x"${caption && ` caption="${caption}"`} />`
const FIRST = picture(11, 'The first')
const UUID = 'aa11bb22-0000-4000-8000-000000000001'
const SIGN = `<sup data-fn="${UUID}" class="fn"><a href="#${UUID}" id="${UUID}-link">1</a></sup>`

test.for([
  [
    'a gallery without numbers shows all pictures of its article',
    '[gallery columns="2"]',
    [FIRST, picture(12)],
  ],
  ['a gallery leaves out excluded pictures', '[gallery exclude="11"]', [picture(12)]],
  ['a gallery may show the pictures of another article', '[gallery id="2"]', [picture(14)]],
  [
    'a gallery shows the named pictures in its order',
    '[gallery ids="12, 11"]',
    [picture(12), FIRST],
  ],
  [
    'a gallery may show the last picture first',
    '[gallery order="DESC" orderby="ID"]',
    [picture(12), FIRST],
  ],
  ['a block shows the pictures that it names', '<!-- wp:gallery {"ids":[11]} /-->', [FIRST]],
  [
    'a block that is only a comment with an address embeds it',
    '<!-- wp:embed {"url":"https://vimeo.com/moogaloop.swf?clip_id=22439234&server=x"} /-->',
    ['<Video url="https://vimeo.com/22439234" title="The title" />'],
  ],
  [
    'the language of a code block is kept',
    '<!-- wp:x/code {"language":"css"} --><pre class="x">a</pre>',
    ['```css\na\n```'],
  ],
  [
    'the language of a shortcode of CodeColorer is kept',
    '[ccn_php]echo 1;[/ccn_php]',
    ['```php\necho 1;\n```'],
  ],
  [
    'a playlist becomes its media',
    '[playlist]',
    ['[A talk](https://old.example/wp-content/uploads/talk.mp3)'],
  ],
  [
    'code between two shortcodes stays code, whatever its characters',
    '[sourcecode language="css"]\n#a {\n\n  b: c[1] &gt; <d>;\n}\n[/sourcecode]',
    ['```css\n#a {', '  b: c[1] > <d>;\n}\n```'],
  ],
  ['a title above code stays there', '[code title="a.css"]b[/code]', ['a.css', '```\nb\n```']],
  ['the name of the shortcode is a language', '[php]echo 1;[/php]', ['```php\necho 1;\n```']],
  [
    'line tags of the visual editor become lines of code',
    '[code]<br />\na<br />\nb[/code]',
    ['```\na\nb\n```'],
  ],
  [
    'a language that plugins write in the class of <pre> is kept',
    '<pre class="brush: js; title: ;">a &lt; b</pre>',
    ['```js\na < b\n```'],
  ],
  [
    'markup within code is text',
    '<pre lang="php"><?php [b] <i>c</i> ?></pre>',
    ['```php\n<?php [b] <i>c</i> ?>\n```'],
  ],
  [
    'notes of plugins appear below the text',
    'a[footnote]b <a href="/c">c</a>[/footnote] d [efn_note]e[/efn_note]',
    [
      'a<sup>[1](#note-1)</sup> d<sup>[2](#note-2)</sup>',
      '1. <a id="note-1" />b [c](/c)\n2. <a id="note-2" />e',
    ],
  ],
] as const)('%s', async ([, html, blocks]) => {
  expect(await resolved(`x\n\n${html}`)).toEqual({ mdx: ['x', ...blocks].join('\n\n'), told: [] })
})

test('notes that WordPress stores beside the article appear where WordPress shows them', async () => {
  const kept = JSON.stringify([{ content: 'The <a href="/source">source</a>.', id: UUID }])
  const { mdx, told } = await resolved(
    `<!-- wp:paragraph --><p>A claim${SIGN}.</p><!-- wp:footnotes /--><p>End</p>`,
    kept,
  )
  expect(mdx).toBe(
    'A claim<sup>[1](#note-1)</sup>.\n\n1. <a id="note-1" />The [source](/source).\n\nEnd',
  )
  expect(told).toEqual([])
})

test('a shared block is inserted, and only once if it contains itself', async () => {
  const { mdx, told } = await resolved('<!-- wp:block {"ref":77} /-->')
  expect(mdx).toBe('Open from nine')
  expect(told).toEqual(['The shared block number 77 contains itself and was left out.'])
})

test.for([
  [
    'a shared block',
    '<!-- wp:block {"ref":5} /-->',
    'The shared block number 5 is not in the export',
  ],
  [
    'the pictures of an article',
    '[gallery id="9"]',
    'The export contains no picture of article number 9',
  ],
  ['a sound', '[playlist ids="5"]', 'The audio number 5 is not in the export'],
] as const)('%s missing from the export is reported', async ([, html, sentence]) => {
  expect((await resolved(`x ${html}`)).told.join()).toContain(sentence)
})

test('unreadable notes are reported', async () => {
  expect((await resolved('x', '[{"content":"Half a')).told.join()).toContain('Half a')
})
