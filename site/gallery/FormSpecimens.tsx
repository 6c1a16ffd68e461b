import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Field } from '../components/Field/Field.tsx'
import { TextArea } from '../components/Field/TextArea.tsx'
import { Honeypot } from '../components/Honeypot/Honeypot.tsx'
import { Message } from '../components/Message/Message.tsx'
import { SubmitButton } from '../components/SubmitButton/SubmitButton.tsx'
import { Specimen } from './Specimen.tsx'

const WORDS = { button: 'Send A Message', submitting: '⏳ Submitting...' }

/** Fields, messages and the submit button. */
export function FormSpecimens() {
  return (
    <>
      <Specimen component="Field">
        <Field label="Name" requiredLabel="required" defaultValue="Grace Okafor" />
        <Field label="Phone" placeholder="Your phone" />
        <Field label="Email" type="email" note="Your email address will not be published." />
        <Field label="Closed" disabled />
        <TextArea label="Comments" requiredLabel="required" />
      </Specimen>
      <Specimen component="Checkbox">
        <Checkbox requiredLabel="required">I agree to the terms & conditions</Checkbox>
        <Checkbox defaultChecked>Save my details</Checkbox>
      </Specimen>
      {[false, true].map((dark) => (
        <Specimen key={String(dark)} component="Message" dark={dark}>
          <Message variant="good">✔ Thanks for submitting!</Message>
          <Message variant="bad">🚫 Network response was not ok</Message>
        </Specimen>
      ))}
      <Specimen component="SubmitButton">
        <SubmitButton labels={WORDS} ball />
        <SubmitButton labels={WORDS} submitting />
      </Specimen>
      <Specimen component="Honeypot">
        <p>Nobody sees it.</p>
        <Honeypot name="_gotcha" />
      </Specimen>
    </>
  )
}
