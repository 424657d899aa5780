/** The most packs of one substance that are advised, not ruled. */
export const ADVISED_PACKS = 2

/** Source: MHRA, "Best practice guidance on the sale of medicines for pain relief". */
export const ADVICE = 'The MHRA advises at most two packs at a time.'
