import type { ArticlePartName } from '../../../content-model/articles/articleParts.ts'
import { BarChart } from '../../components/article/BarChart.tsx'
import { Checklist } from '../../components/article/Checklist.tsx'
import { Conversation } from '../../components/article/Conversation.tsx'
import { DataTable } from '../../components/article/DataTable.tsx'
import { LineChart } from '../../components/article/LineChart.tsx'
import { PullQuote } from '../../components/article/PullQuote.tsx'
import { SourceNote } from '../../components/article/SourceNote.tsx'
import { WorkedExample } from '../../components/article/WorkedExample.tsx'
import ArticlePicture from './ArticlePicture.astro'
import ArticleVideo from './ArticleVideo.astro'

/** Components of the parts that authors may use in an article, by name. */
export const articleComponents = {
  BarChart,
  Checklist,
  Conversation,
  DataTable,
  LineChart,
  Picture: ArticlePicture,
  PullQuote,
  SourceNote,
  Video: ArticleVideo,
  WorkedExample,
} satisfies Record<ArticlePartName, unknown>
