/** A picture on a line of its own. */
export function pictureSnippet(file: string, alt: string, caption: string): string {
  const words = caption.trim() === '' ? '' : ` caption="${quotable(caption)}"`
  return `\n\n<Picture file="${file}" alt="${quotable(alt)}"${words} />\n\n`
}

function quotable(words: string): string {
  return words.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Snippets for a text that may hold these components, by name. */
export function snippetsFor(parts: readonly string[]): [name: string, snippet: string][] {
  return Object.entries(ARTICLE_SNIPPETS).filter(([, snippet]) => {
    const [, part] = /<([A-Z]\w+)/.exec(snippet) ?? []
    return part === undefined || parts.includes(part)
  })
}

/** Snippets by their name on the text editor's menu. Each passes the build as it is. Pictures have their own button. */
const ARTICLE_SNIPPETS: Record<string, string> = {
  Table: '\n| First column | Second column |\n| --- | --- |\n| Words | Words |\n\n',
  Checklist:
    '\n<Checklist title="Before you start">\n\n- First thing to tick\n- Second thing to tick\n\n</Checklist>\n\n',
  'Table in a frame':
    '\n<DataTable title="What the table shows">\n\n| First column | Second column |\n| --- | --- |\n| Words | Words |\n\n</DataTable>\n\n',
  'Large quote': '\n<PullQuote>One sentence worth stopping for.</PullQuote>\n\n',
  'Worked example':
    "\n<WorkedExample\n  title=\"Example: what it costs\"\n  lines={[\n    ['First line', '£100'],\n    ['Second line', '£50'],\n  ]}\n  result={['Together', '£150']}\n>\n\nState the assumptions.\n\n</WorkedExample>\n\n",
  'Bar chart':
    "\n<BarChart\n  title=\"What the bars show\"\n  swatch=\"sky\"\n  bars={[\n    ['First bar', 30, '30'],\n    ['Second bar', 12, '12'],\n  ]}\n/>\n\n",
  'Line chart':
    "\n<LineChart\n  title=\"What the line shows\"\n  swatch=\"marigold\"\n  columns={['Week', 'Enquiries']}\n  points={[\n    ['1', 14],\n    ['2', 11],\n    ['3', 16],\n  ]}\n  note=\"Describe what the chart shows.\"\n/>\n\n",
  Conversation:
    "\n<Conversation\n  title=\"The conversation\"\n  turns={[\n    ['Customer', 'A question'],\n    ['Assistant', 'An answer'],\n  ]}\n/>\n\n",
  'Film at YouTube or Vimeo':
    '\n<Video url="https://www.youtube.com/watch?v=xxxxxxxxxxx" title="What the film shows" />\n\n',
  Sources: '\n<SourceNote>\n\nSources: list them here.\n\n</SourceNote>\n\n',
}
