import fc from 'fast-check'
import { type MdastNode, mdxToMdast } from 'satteri'
import { expect, test } from 'vitest'
import { readArticleText } from '../../content-model/articles/readArticleText.ts'
import { IS_LONG_ROUND } from '../../tests/support/round.ts'
import { toMdx } from './toMdx.ts'

/** Converts HTML for a site on which all pictures but one and all link targets but one exist. */
async function convert(html: string): Promise<{ mdx: string; told: string[] }> {
  const told: string[] = []
  const mdx = await toMdx(html, {
    title: 'The title',
    addressOf: (href) => (href === '/gone' ? undefined : href),
    takePicture: async ({ src, attachment, alt }) =>
      src === 'gone.jpg'
        ? undefined
        : { file: src || `${attachment}.webp`, alt: alt || 'Something' },
    tell: (sentence) => told.push(sentence),
  })
  return { mdx: mdx.trim(), told }
}

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

test.for([
  ['text without a tag becomes paragraphs', 'One\ntwo\n\nThree', 'One\\\ntwo\n\nThree'],
  ['an unclosed emphasis does not swallow paragraphs', '<b>One\n\nTwo', 'One\n\nTwo'],
  [
    'a line end within a paragraph of the newer editor is no line break',
    '<!-- wp:paragraph --><p>One\ntwo</p>',
    'One two',
  ],
  [
    'a main heading becomes a heading of the second level',
    '<h1>Why</h1><p>So.</p>',
    '## Why\n\nSo.',
  ],
  [
    'a list directly in a list belongs to the item above',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '- a\n  - b',
  ],
  [
    'the first row of a table without a head becomes its head',
    '<table><tr><td>A|B<td>C<tr><td>1<td>2</table>',
    '| A\\|B | C |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'a picture within text stays between the words',
    '<p>One <img src="a.webp" alt="An A"> two</p>',
    'One\n\n<Picture file="a.webp" alt="An A" />\n\ntwo',
  ],
  [
    'a caption stays with its picture',
    '<figure><a href="a.jpg"><img src="a.webp"></a><figcaption>A "b" {c}</figcaption></figure>words',
    '<Picture file="a.webp" alt="Something" caption="A &#x22;b&#x22; (c)" />\n\nwords',
  ],
  [
    'a caption in a shortcode stays with its picture too',
    'x [caption width="3"]<img class="wp-image-7"> Below[/caption]',
    'x\n\n<Picture file="7.webp" alt="Something" caption="Below" />',
  ],
  [
    'the address of a film on a line of its own becomes the film',
    `x\n\n${YOUTUBE}`,
    `x\n\n<Video url="${YOUTUBE}" title="The title" />`,
  ],
  [
    'a frame with a film becomes the film',
    'x<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="It"></iframe>',
    `x\n\n<Video url="${YOUTUBE}" title="It" />`,
  ],
  ...[
    `[youtube=http://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;w=640&amp;h=385]`,
    '[youtube https://youtube.com/v/dQw4w9WgXcQ]',
    '[youtube id="dQw4w9WgXcQ"]',
    '[embedyt]https://www.youtube.com/watch?v=dQw4w9WgXcQ&rel=0[/embedyt]',
    '[lyte]dQw4w9WgXcQ[/lyte]',
    `[video src="${YOUTUBE}"]`,
    `[plugin_player url="${YOUTUBE}" width="3"]`,
    '<object><param name="movie" value="http://www.youtube.com/v/dQw4w9WgXcQ&amp;hl=en"><embed src="http://www.youtube.com/v/dQw4w9WgXcQ"></object>',
    '<iframe src="about:blank" data-src="https://m.youtube.com/watch?v=dQw4w9WgXcQ"></iframe>',
    '<embed src="//www.youtube-nocookie.com/embed/dQw4w9WgXcQ">',
    `\n${YOUTUBE}\n`,
  ].map(
    (html) =>
      [
        `${html.trim()} is a film`,
        `x${html}`,
        `x\n\n<Video url="${YOUTUBE}" title="The title" />`,
      ] as const,
  ),
  [
    'the number of a film at Vimeo becomes the film',
    'x[vimeo 22439234]',
    'x\n\n<Video url="https://vimeo.com/22439234" title="The title" />',
  ],
  [
    'a picture in several sizes becomes one picture',
    'x<img srcset="a.webp 300w, b.webp 600w">',
    'x\n\n<Picture file="a.webp" alt="Something" />',
  ],
  [
    'audio becomes a link',
    'x[audio https://a.example/talk.mp3]',
    'x\n\n[https://a.example/talk.mp3](https://a.example/talk.mp3)',
  ],
  [
    'a picture of an emoji becomes the emoji',
    'a <img class="emoji" alt="🙂" src="https://s.w.org/images/core/emoji/2/72x72/1f642.png"> b <img src="https://s.w.org/images/core/emoji/14.0.0/svg/1f468-200d-1f469.svg"> c <img src="/wp-includes/images/smilies/icon_smile.gif" alt=":-)" class="wp-smiley">',
    'a 🙂 b 👨‍👩 c :-)',
  ],
  [
    'a background picture stands before its text',
    '<div style="background-image: url(&quot;a.webp&quot;)"><p>x</p></div>',
    '<Picture file="a.webp" alt="Something" />\n\nx',
  ],
  [
    'a gallery becomes pictures, not a list',
    'x<ul class="blocks-gallery-grid"><li><figure><img src="a.webp"></figure></li></ul>',
    'x\n\n<Picture file="a.webp" alt="Something" />',
  ],
  [
    'the fallback of a script is not shown twice',
    '<img data-src="a.webp"><noscript><img src="a.webp"></noscript><noscript><img src="b.webp"></noscript>x',
    '<Picture file="a.webp" alt="Something" />\n\n<Picture file="b.webp" alt="Something" />\n\nx',
  ],
  [
    'a link within an article leads to its old target',
    '<p><a href="#b">a</a></p><p id="b">c</p>',
    '[a](#b)\n\n<a id="b" />c',
  ],
  [
    'the title of a link stays unless it repeats the text',
    '<a href="/b" title="c">a</a> <a href="/d" title="e">e</a>',
    '[a](/b "c") [e](/d)',
  ],
  [
    'a frame with anything else becomes a link',
    'x<iframe src="https://maps.example/" title="Map"></iframe>',
    'x\n\n[Map](https://maps.example/)',
  ],
  [
    'a link keeps its address, whatever its text',
    '<p><a href="http://a.example/long">https://a.example/l…</a></p>',
    '[https://a.example/l…](http://a.example/long)',
  ],
  ['text in brackets stays', '[sic] [[gallery]] [1]', '\\[sic] \\[gallery] \\[1]'],
  [
    'text that looks like code stays text',
    '<p>import it</p><p>{clients} &lt;b&gt;</p>',
    '&#x69;mport it\n\n\\{clients\\} \\<b>',
  ],
  [
    'a name in braces within code is no variable',
    '<p>Say <code>{clients}</code></p>',
    'Say `{clients}`',
  ],
  [
    'a name in braces within a code block is no variable',
    '<pre>{clients}</pre>',
    '```\n{clients}\n```',
  ],
  ['elements without a Markdown equivalent stay HTML', 'H<sub>2</sub>O', 'H<sub>2</sub>O'],
] as const)('%s', async ([, html, mdx]) => {
  expect((await convert(html)).mdx).toBe(mdx)
})

test.for([
  ['a script', '<script>x()</script>words', 'words', 'A <script> was left out.'],
  ['a form', 'words<form action="/send"><input></form>', 'words', 'A <form> (/send) was left out.'],
  ['an inline style', '<p style="color:red">words</p>', 'words', /styles were removed/],
  [
    'an unknown shortcode',
    '[button url="/x"]words[/button]',
    'words',
    /The unknown shortcode \[button url="\/x"\] was removed/,
  ],
  ['a possible shortcode', 'words [my_form]', 'words \\[my_form]', /Was it a shortcode/],
  ['a block that WordPress fills', '<!-- wp:latest-posts /-->words', 'words', /"latest-posts"/],
  ['a link to a missing anchor', '<a href="#x">words</a>', 'words', /#x/],
  [
    'a link around a picture',
    'words<a href="https://a.example"><img src="a.webp"></a>',
    'words\n\n<Picture file="a.webp" alt="Something" />',
    /https:\/\/a\.example/,
  ],
  [
    'an article without text',
    '<img src="a.webp">',
    'The title\n\n<Picture file="a.webp" alt="Something" />',
    /no text of its own/,
  ],
  [
    'an endless nesting of elements',
    `${'<div>'.repeat(20_000)}words`,
    'words',
    /could not be kept/,
  ],
] as const)('%s is reported', async ([, html, mdx, sentence]) => {
  const converted = await convert(html)
  expect(converted.mdx).toBe(mdx)
  expect(converted.told).toHaveLength(1)
  expect(converted.told[0]).toMatch(sentence)
})

test('a link within an article leads to its heading', async () => {
  const { mdx, told } = await convert('<a href="#how-it-works">See</a><h2>How it works</h2>')
  expect(mdx).toBe('[See](#how-it-works)\n\n## How it works')
  expect(told).toEqual([])
})

test('a link without a target keeps its text', async () => {
  expect((await convert('a <a href="/gone">b</a> <a href="/c">d</a>')).mdx).toBe('a b [d](/c)')
})

function wordsIn(node: MdastNode): string {
  if ('value' in node && node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsIn).join('') : ''
}

test('all text is the same after the conversion', async () => {
  const signs = fc.constantFrom(
    ...'ab1 {}<>[]()*_`~#|\\/!&:;-+=."\'@$^%é日',
    'import ',
    'www.',
    'https://',
  )
  const words = fc
    .array(signs, { minLength: 1, maxLength: 40 })
    .map((parts) => `a${parts.join('')}z`)
  await fc.assert(
    fc.asyncProperty(words, async (text) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      const { mdx } = await convert(
        `<!-- wp:paragraph --><p>${escaped.replaceAll('[', '&#91;')}</p>`,
      )
      expect(readArticleText(mdx, new Map()).faults).toEqual([])
      const read = wordsIn(mdxToMdast(mdx, { features: { gfm: true } }))
      expect(read.replaceAll(/\s+/g, ' ')).toBe(text.replaceAll(/\s+/g, ' '))
    }),
    { seed: 18, numRuns: IS_LONG_ROUND ? 300 : 60 },
  )
})
