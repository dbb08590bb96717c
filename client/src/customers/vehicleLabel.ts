type Vehicle = { readonly assetId: number; readonly assetRef: string; readonly displayName?: string | null };

/** What to call a vehicle: its name, else the name its owner knows it by, else its number. */
export function vehicleLabel({ assetId, assetRef, displayName }: Vehicle): string {
  const name = [displayName ?? "", assetRef].find((text) => text.trim() !== "");
  return name ?? `Vehicle ${assetId}`;
}
