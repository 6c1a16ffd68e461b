import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'
import { cleanHtml } from './cleanHtml.ts'
import { extensionsFor } from './extensions.ts'
import { Sources } from './Sources.ts'

// Like the studio's policy, which keeps style attributes from applying.
const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = "style-src-attr 'none'"
document.head.append(policy)

/** The MDX that pasted HTML becomes. */
function pasted(html: string, parts: readonly string[] = ['Picture', 'Checklist']): string {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: extensionsFor(parts),
    injectCSS: false,
    editorProps: { transformPastedHTML: cleanHtml },
  })
  onTestFinished(() => editor.destroy())
  editor.view.pasteHTML(html)
  return new Sources().write(editor.state.doc).text.trim()
}

test('text pasted from Google Docs loses its styles', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1b2c">
<h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:400;">Opening hours</span></h1>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">We open at </span><span style="font-size:11pt;font-weight:700;">nine</span><span style="font-size:11pt;font-style:italic;">&nbsp;sharp</span><span style="font-weight:400;">, see </span><a href="https://www.google.com/url?q=https://a.example/x&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">here</span></a><span>.</span></p><br />
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul>
<div dir="ltr"><table style="border:none;"><colgroup><col width="1"/></colgroup><tbody><tr><td style="border:1px"><p dir="ltr"><span style="font-weight:700;">Day</span></p></td><td><p><span>Hours</span></p></td></tr><tr><td><p><span>Monday</span></p></td><td><p><span>9 to 5</span></p></td></tr></tbody></table></div></b>`
  expect(pasted(html)).toBe(
    [
      '## Opening hours',
      'We open at **nine** *sharp*, see [here](https://a.example/x).',
      '- One\n- Two',
      '| **Day** | Hours |\n| --- | --- |\n| Monday | 9 to 5 |',
    ].join('\n\n'),
  )
})

test('text pasted from Word keeps its lists and loses its styles', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40"><head><style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm;} --></style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
<body lang=EN-GB><!--StartFragment-->
<h2><span lang=EN-GB style='mso-ansi-language:EN-GB'>Prices<o:p></o:p></span></h2>
<p class=MsoNormal><span lang=EN-GB>From <b style='mso-bidi-font-weight:normal'>£90</b>, <i>always</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=EN-GB>First<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Within<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Second<o:p></o:p></p>
<p class=MsoNormal>Between<a name="_Toc1"></a> <a href="file:///C:/x.docx">them</a></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Step</p>
<!--EndFragment--></body></html>`
  expect(pasted(html)).toBe(
    [
      '## Prices',
      'From **£90**, *always*.',
      '- First\n  - Within\n- Second',
      'Between them',
      '1. Step',
    ].join('\n\n'),
  )
})

test.each([
  ['a script', '<p>a</p><script>alert(1)</script><p onclick="x()">b</p>', 'a\n\nb'],
  [
    'a link that runs script',
    '<p><a href="javascript:alert(1)">a</a> <a href=" data:text/html,x">b</a></p>',
    'a b',
  ],
  [
    'a frame and a picture',
    '<p>a<iframe src="https://x.example"></iframe><img src="x" onerror="y()"></p>',
    'a',
  ],
  [
    'braces and tags as text',
    '<p>{1 + 1} &lt;script&gt; {clients}</p>',
    '\\{1 + 1\\} \\<script> \\{clients\\}',
  ],
  ['an import statement', '<p>import x from "y"</p>', '&#x69;mport x from "y"'],
  [
    'a forged component',
    `<div data-part="Checklist" data-kind="part" data-props='{"title":"a\\"b {x}","on click={y}":1,"z":{"a":1}}'><p>c</p></div>`,
    '<Checklist title="a&quot;b {x}">\n\nc\n\n</Checklist>',
  ],
  ['an unknown component', '<div data-part="Script" data-kind="part"><p>c</p></div>', 'c'],
  [
    'forged source',
    '<div data-source="import x">a</div><pre><code>{b}</code></pre>',
    'a\n\n```\n{b}\n```',
  ],
])('pasting %s runs no code', (_name, html, expected) => {
  expect(pasted(html)).toBe(expected)
})
