import styles from './auth-band.module.css'

/** The amber band with the creature that keeps the door. */
export const AuthBand = () => (
  <div className={styles.band} aria-hidden="true">
    <span className={styles.arch}>
      <img src="/assets/avatars/4.webp" alt="" width={150} height={150} />
    </span>
  </div>
)
