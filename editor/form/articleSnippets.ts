/** What the editor can put into an article, by the name on its menu. Each is complete and passes the build. */
export const ARTICLE_SNIPPETS: Record<string, string> = {
  Heading: '\n## Heading\n\n',
  'Smaller heading': '\n### Smaller heading\n\n',
  List: '\n- First point\n- Second point\n\n',
  'Numbered list': '\n1. First step\n2. Second step\n\n',
  Checklist:
    '\n<Checklist title="Before you start">\n\n- First thing to tick\n- Second thing to tick\n\n</Checklist>\n\n',
  Table:
    '\n<DataTable title="What the table shows">\n\n| First column | Second column |\n| --- | --- |\n| Words | Words |\n\n</DataTable>\n\n',
  'Large quote': '\n<PullQuote>One sentence worth stopping for.</PullQuote>\n\n',
  'Worked example':
    "\n<WorkedExample\n  title=\"Example: what it costs\"\n  lines={[\n    ['First line', '£100'],\n    ['Second line', '£50'],\n  ]}\n  result={['Together', '£150']}\n>\n\nSay what was assumed.\n\n</WorkedExample>\n\n",
  'Bar chart':
    "\n<BarChart\n  title=\"What the bars show\"\n  swatch=\"sky\"\n  bars={[\n    ['First bar', 30, '30'],\n    ['Second bar', 12, '12'],\n  ]}\n/>\n\n",
  'Line chart':
    "\n<LineChart\n  title=\"What the line shows\"\n  swatch=\"marigold\"\n  columns={['Week', 'Enquiries']}\n  points={[\n    ['1', 14],\n    ['2', 11],\n    ['3', 16],\n  ]}\n  note=\"Say in words what one sees.\"\n/>\n\n",
  Conversation:
    "\n<Conversation\n  title=\"The conversation\"\n  turns={[\n    ['Customer', 'A question'],\n    ['Assistant', 'An answer'],\n  ]}\n/>\n\n",
  Sources: '\n<SourceNote>\n\nSources: name each.\n\n</SourceNote>\n\n',
}
