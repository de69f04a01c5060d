/** What is obeyed instead of shown: controls, marks that turn the direction of writing, half characters. */
export const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
