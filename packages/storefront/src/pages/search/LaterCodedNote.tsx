import { onDemand } from '../../ui/onDemand.tsx'

/** `CodedNote`, whose code no other search needs. */
export const LaterCodedNote = onDemand(async () => (await import('./CodedNote.tsx')).CodedNote, null)
