import { CoverLink } from '../components/CoverLink/CoverLink.tsx'
import { LineCard } from '../components/LineCard/LineCard.tsx'
import { LineDrawing } from '../components/LineDrawing/LineDrawing.tsx'
import { Picture } from '../components/Picture/Picture.tsx'
import { PictureFrame } from '../components/PictureFrame/PictureFrame.tsx'
import { PlanCard, type PlanCardProps } from '../components/PlanCard/PlanCard.tsx'
import { PostCard, type PostCardProps } from '../components/PostCard/PostCard.tsx'
import { PostRow } from '../components/PostRow/PostRow.tsx'
import { ProjectActions } from '../components/ProjectActions/ProjectActions.tsx'
import { ServiceTile, type ServiceTileProps } from '../components/ServiceTile/ServiceTile.tsx'
import { SlideShow } from '../components/SlideShow/SlideShow.tsx'
import { TeamCard, type TeamCardProps } from '../components/TeamCard/TeamCard.tsx'
import {
  TestimonialCard,
  type TestimonialCardProps,
} from '../components/TestimonialCard/TestimonialCard.tsx'
import { Specimen } from './Specimen.tsx'

type CardSpecimensProps = {
  tiles: ServiceTileProps[]
  plans: PlanCardProps[]
  member: TeamCardProps
  testimonials: TestimonialCardProps[]
  post: PostCardProps
}

/** Cards, filled with the shipped content. */
export function CardSpecimens(props: CardSpecimensProps) {
  const { tiles, plans, member, testimonials, post } = props
  const [testimonial] = testimonials
  return (
    <>
      <Specimen component="ServiceTile">
        {tiles.map((tile) => (
          <div
            key={tile.variant}
            data-wide={tile.variant === 'full' || tile.variant === 'wide' || undefined}
          >
            <ServiceTile {...tile} />
          </div>
        ))}
      </Specimen>
      <Specimen component="PlanCard">
        {plans.map((plan) => (
          <PlanCard key={plan.id} {...plan} />
        ))}
      </Specimen>
      <Specimen component="ProjectActions">
        <ProjectActions
          project={{
            name: 'The client',
            action: 'View Site',
            url: 'https://client.example',
            case: { label: 'Read the case', path: '/work', client: 'The client' },
          }}
          newTabLabel="opens in a new tab"
        />
      </Specimen>
      <Specimen component="TeamCard">
        <TeamCard {...member} />
      </Specimen>
      <Specimen component="TestimonialCard">
        {testimonial && (
          <div data-wide>
            <TestimonialCard {...testimonial} rating={3.5} ratingLabel="3.5 out of 5" />
          </div>
        )}
      </Specimen>
      <Specimen component="PostCard">
        <PostCard {...post} />
      </Specimen>
      <Specimen component="PostRow">
        <div data-wide>
          <PostRow {...post} />
        </div>
      </Specimen>
      <Specimen component="PictureFrame">
        <PictureFrame picture={post.picture} swatch={post.swatch} />
      </Specimen>
      <Specimen component="CoverLink">
        <div style={{ position: 'relative', padding: '44px 20px' }}>
          <CoverLink href="#cover">All of this box leads on</CoverLink>
        </div>
      </Specimen>
      <Specimen component="LineDrawing" dark>
        <LineDrawing name="lens" />
        <LineDrawing name="network" />
      </Specimen>
      <Specimen component="LineCard" dark>
        <LineCard drawing="browser" title="Web Development" text="Sites with locks fitted." />
        <LineCard
          drawing="cloud"
          title="Cloud"
          text="The whole card leads on."
          link={{ label: 'Discover More', path: '#' }}
        />
      </Specimen>
      <Specimen component="Picture">
        <Picture picture={post.picture} />
      </Specimen>
      <Specimen component="SlideShow">
        <div data-wide>
          <SlideShow
            label="What our clients say"
            slides={testimonials.map((item) => ({
              key: item.name,
              content: <TestimonialCard {...item} />,
            }))}
            labels={{ play: 'Play', pause: 'Pause' }}
            speedMs={1000}
            autoplayDelayMs={2000}
            dotLabel={(number) => `Slide ${number}`}
          />
        </div>
      </Specimen>
    </>
  )
}
