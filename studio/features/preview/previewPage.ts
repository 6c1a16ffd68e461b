// Before polling, which goes on for as long as something is under way.
import '../../kit/copying/copyLink.ts'
import '../../kit/polling/pollPage.ts'
