// One file for small screens that lead to each other: the first load names each file, and what it needs.
export { AttributionJobsPage } from "./jobs/AttributionJobsPage";
export { PlaceDetailsPage } from "./places/PlaceDetailsPage";
export { SelectPlacesPage } from "./places/SelectPlacesPage";
export { EditStudyPage } from "./studies/EditStudyPage";
export { StudyPage } from "./studies/StudyPage";
