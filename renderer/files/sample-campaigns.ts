// A file of its own beside the program, and fetched when somebody wants to see it.
const files = import.meta.glob<string>('../../sample-missions/campaign/*.campaign.json', {
  query: '?raw',
  import: 'default',
});

/** The text of the campaign that comes with the program; nothing where the host of a local page is away. */
export async function sampleCampaign(): Promise<string | undefined> {
  const [read] = Object.values(files);
  return read?.().catch(() => undefined);
}
