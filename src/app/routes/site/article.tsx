import { MissingPage } from '../../errors/missing-page.tsx'

/** There is no article yet, so every slug is unknown. */
export default MissingPage
