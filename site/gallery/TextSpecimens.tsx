import { ArticleSection } from '../components/ArticleSection/ArticleSection.tsx'
import { Breadcrumb } from '../components/Breadcrumb/Breadcrumb.tsx'
import { Byline } from '../components/Byline/Byline.tsx'
import { CallActions } from '../components/CallActions/CallActions.tsx'
import { CaseLink } from '../components/CaseLink/CaseLink.tsx'
import { ContentsFold } from '../components/ContentsFold/ContentsFold.tsx'
import { ContentsList } from '../components/ContentsList/ContentsList.tsx'
import { DotList } from '../components/DotList/DotList.tsx'
import { Logo, type LogoFile } from '../components/Logo/Logo.tsx'
import { NextStep } from '../components/NextStep/NextStep.tsx'
import { PageHead } from '../components/PageHead/PageHead.tsx'
import { PageTitle } from '../components/PageTitle/PageTitle.tsx'
import { Pagination } from '../components/Pagination/Pagination.tsx'
import { ProofLine } from '../components/ProofLine/ProofLine.tsx'
import { Prose } from '../components/Prose/Prose.tsx'
import { QuestionList } from '../components/QuestionList/QuestionList.tsx'
import { FullStop, Rail } from '../components/Rail/Rail.tsx'
import { Reviewer } from '../components/Reviewer/Reviewer.tsx'
import { SectionHead } from '../components/SectionHead/SectionHead.tsx'
import { TableFrame } from '../components/TableFrame/TableFrame.tsx'
import { TextLink } from '../components/TextLink/TextLink.tsx'
import { TitleBar, type TitleBarProps } from '../components/TitleBar/TitleBar.tsx'
import { TypedPhrase } from '../components/TypedPhrase/TypedPhrase.tsx'
import { Specimen } from './Specimen.tsx'

const LINKS = [
  { href: '#first', label: 'What happens in the first two weeks' },
  { href: '#second', label: 'What you keep' },
]
const BREADCRUMB = {
  label: 'Breadcrumb',
  trail: [{ label: 'Home', path: '/' }],
  current: 'Web Development',
}
const WAYS_ON = {
  action: { label: 'Contact Us', path: '#contact' },
  phone: { display: '0113 496 0100', number: '+441134960100' },
}
const QUESTIONS = [
  {
    id: 'closed',
    question: 'What does a first call cover?',
    ans: 'Your aim, your time, your sum.',
  },
  { id: 'open', question: 'Who owns the website?', ans: 'You do, from the first day.' },
]

type TextSpecimensProps = { logo: LogoFile; illustration: TitleBarProps['illustration'] }

/** Headings, running text, breadcrumbs and contents. */
export function TextSpecimens({ logo, illustration }: TextSpecimensProps) {
  return (
    <>
      <Specimen component="Logo">
        <Logo file={logo} alt="The agency" />
      </Specimen>
      <Specimen component="TitleBar">
        <div data-wide>
          <TitleBar heading="Web Development" breadcrumb={BREADCRUMB} illustration={illustration} />
        </div>
      </Specimen>
      <Specimen component="PageTitle">
        <PageTitle heading="Web Development" breadcrumb={BREADCRUMB} />
      </Specimen>
      <Specimen component="PageHead">
        <div data-wide>
          <PageHead heading="Our Blog" breadcrumb={BREADCRUMB} />
          <PageHead
            heading="Good design asks fewer questions"
            breadcrumb={BREADCRUMB}
            size="large"
          />
        </div>
      </Specimen>
      <Specimen component="Breadcrumb">
        <Breadcrumb {...BREADCRUMB} />
      </Specimen>
      <Specimen component="SectionHead">
        <div data-wide>
          <SectionHead id="labelled" label="Our Services" heading="Expert Web Development" />
          <SectionHead id="plain" heading="What Our Clients Say" />
        </div>
      </Specimen>
      <Specimen component="TypedPhrase">
        <TypedPhrase phrases={['Elevate', 'Your Brand']} />
      </Specimen>
      <Specimen component="Byline">
        <Byline
          date={{ text: 'September 6, 2024', iso: '2024-09-06' }}
          author={{ name: 'Admin', href: '#author', byline: 'By Admin' }}
        />
      </Specimen>
      <Specimen component="Reviewer">
        <Reviewer name="Samuel Adeyemi" position="Practice manager" />
      </Specimen>
      <Specimen component="TextLink">
        <TextLink href="#feed">Follow by feed</TextLink>
      </Specimen>
      <Specimen component="CaseLink">
        <CaseLink label="Read the case" path="#case" client="Alder Dental" />
      </Specimen>
      <Specimen component="ProofLine">
        <ProofLine
          prices={{ label: 'Websites from £350', path: '#prices' }}
          study={{ client: 'Alder Dental:', result: '41% more bookings online', path: '#case' }}
        />
      </Specimen>
      <Specimen component="DotList">
        <DotList items={['Five pages, written with you', 'Search basics on every page']} />
      </Specimen>
      <Specimen component="Rail">
        <div data-wide style={{ position: 'relative', isolation: 'isolate' }}>
          <p>
            The line ends here<FullStop>.</FullStop>
          </p>
          <Rail end />
        </div>
      </Specimen>
      <Specimen component="CallActions">
        <CallActions {...WAYS_ON} ball />
        <CallActions {...WAYS_ON} />
      </Specimen>
      <Specimen component="NextStep">
        <NextStep
          {...WAYS_ON}
          anchor="how-to-start"
          title="How to start"
          steps={['Tell us which plan you want.', 'We call you back the same day.']}
          text="We agree a day on which the work begins."
        />
      </Specimen>
      <Specimen component="Prose">
        <Prose>
          <h2>What happens in the first two weeks</h2>
          <p>
            We interview the person who answers your phone. Only then we{' '}
            <a href="#top">draw a page</a>.
          </p>
          <blockquote>
            If a page cannot say what it wants, it is not ready to be designed.
          </blockquote>
          <ul>
            <li>Five answers, written with you</li>
            <li>Pages on paper</li>
          </ul>
        </Prose>
      </Specimen>
      <Specimen component="ArticleSection">
        <ArticleSection id="steps" heading="How it runs">
          <p>A part of an article under its heading.</p>
        </ArticleSection>
      </Specimen>
      <Specimen component="ContentsList">
        <ContentsList label="On this page" links={LINKS} />
      </Specimen>
      <Specimen component="ContentsFold">
        <ContentsFold label="On this page" links={LINKS} />
      </Specimen>
      <Specimen component="QuestionList">
        <div data-wide>
          <QuestionList questions={QUESTIONS} group="gallery" openId="open" />
        </div>
      </Specimen>
      <Specimen component="TableFrame">
        <TableFrame label="Website Packages">
          <table>
            <thead>
              <tr>
                <th scope="col">Website Packages</th>
                <th scope="col">Basic</th>
                <th scope="col">Standard</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Pages</th>
                <td>5</td>
                <td>7</td>
              </tr>
            </tbody>
          </table>
        </TableFrame>
      </Specimen>
      <Specimen component="Pagination">
        <Pagination
          label="Pages of the list"
          position="Page 2 of 3"
          newer={{ label: 'Newer', path: '#newer' }}
          older={{ label: 'Older', path: '#older' }}
        />
        <Pagination
          label="Pages of a list at its start"
          position="Page 1 of 3"
          newer={undefined}
          older={{ label: 'Older', path: '#older' }}
        />
      </Specimen>
    </>
  )
}
