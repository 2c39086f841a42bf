import { classNames } from '../class-names.ts'
import styles from './awning.module.css'

export interface AwningProps {
  edge?: 'below' | 'above' // below the header or above the footer. The parent is positioned
}

/** Two-tone scallops: the lower edge of the header, the upper edge of the footer. */
export const Awning = ({ edge = 'below' }: AwningProps) => (
  <span aria-hidden="true" className={classNames(styles.awning, styles[edge])} />
)
