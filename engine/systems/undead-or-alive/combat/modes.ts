/** How an attack is made, beside those of every game. With the Gatling gun the weapon is the number of the machine, and no card. */
export const [FANNING, GATLING] = [2, 3] as const;
