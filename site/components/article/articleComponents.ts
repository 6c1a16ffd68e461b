import { BarChart } from './BarChart.tsx'
import { Checklist } from './Checklist.tsx'
import { Conversation } from './Conversation.tsx'
import { DataTable } from './DataTable.tsx'
import { LineChart } from './LineChart.tsx'
import { PullQuote } from './PullQuote.tsx'
import { SourceNote } from './SourceNote.tsx'
import { WorkedExample } from './WorkedExample.tsx'

/** What authors may write into an article without importing it, by name. */
export const articleComponents = {
  BarChart,
  Checklist,
  Conversation,
  DataTable,
  LineChart,
  PullQuote,
  SourceNote,
  WorkedExample,
}
