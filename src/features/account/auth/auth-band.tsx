import styles from './auth-band.module.css'

/** Amber band with a creature above the forms of login and registration. */
export const AuthBand = () => (
  <div className={styles.band} aria-hidden="true">
    <span className={styles.arch}>
      <img src="/assets/characters/gufosaggio/creature.webp" alt="" width={132} height={132} />
    </span>
  </div>
)
