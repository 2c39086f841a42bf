/** Numbers that the demo shop's texts promise and no setting contains. `src/i18n/testing/numbers.test.ts` compares them. */
export const promises = {
  pickUpDays: 7, // days that a parcel waits for collection after a failed delivery
  answerDays: 2, // working days
  keptBelow: 20, // euros: cheaper damaged items need not be returned
  guaranteeYears: 2, // statutory guarantee of conformity
  invoiceYears: 10, // statutory storage period
} as const
