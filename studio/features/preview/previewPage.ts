// Imported before polling, which runs for as long as work is in progress.
import '../../kit/copying/copyLink.ts'
import '../../kit/polling/pollPage.ts'
