/** What the demo shop's own texts promise and no setting holds: `e2e/architecture/numbers.test.ts` compares them. */
export const promises = {
  pickUpDays: 7, // a parcel waits for who was out
  answerDays: 2, // working days
  keptBelow: 20, // euros: a damaged article of less is not wanted back
  guaranteeYears: 2, // of conformity, by law
  invoiceYears: 10, // kept by law
} as const
