/** Emails about a booking request: received, accepted, declined. */
import { type EmailTemplate, emailTemplate, type Pen } from '../email-template.ts'

const asDay = (day: string, pen: Pen): string => pen.day(new Date(`${day}T12:00:00Z`))

const bookingEmail = (name: string, exampleMessage: string): EmailTemplate =>
  emailTemplate({
    name,
    needs: { name: 'text', title: 'text', day: 'text', said: 'text', path: 'text' }, // day as 2026-12-01; path of the product
    replyVia: () => 'email',
    greets: ({ name }) => name,
    words: ({ title, day }, pen) => ({ title, day: asDay(day, pen) }),
    sections: ({ said }) => (said ? [{ kind: 'quote', text: said }] : []),
    hero: '/assets/characters/gufosaggio/creature.webp',
    path: ({ path }) => path,
    preview: {
      name: 'Ada Conti',
      title: 'Tappetino Fiamma',
      day: '2026-12-01',
      said: exampleMessage,
      path: '/negozio/tappetini/tappetino-fiamma',
    },
  })

export const bookingEmails: readonly EmailTemplate[] = [
  bookingEmail('booking-asked', ''),
  bookingEmail('booking-accepted', 'Passa dopo le 16, ti aspettiamo al banco.'),
  bookingEmail('booking-declined', 'Quel giorno siamo in fiera: ti va il giovedì dopo?'),
]
