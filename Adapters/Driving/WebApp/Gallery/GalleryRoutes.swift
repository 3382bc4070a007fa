import HTMLBuilder

extension Route {
    /// The addresses of a community's photos and videos.
    static let gallery: [Route] = [
        Route(
            "/gallery", get: { await $0.galleryEntrance($1) },
            destination: Destination(
                path: "/gallery", title: .gallery, icon: Icon.gallery, domain: .gallery, isThere: { $0.gallery != nil })
        ),
        Route("/gallery/sign-in", get: { await $0.gallerySignIn($1) }),
        Route("/gallery/shelf", get: { await $0.liveGalleryShelf($1) }),
        Route("/gallery/photos", get: { await $0.photoList($1) }),
        Route("/gallery/photos/list", get: { await $0.livePhotoList($1) }),
        Route("/gallery/photos/{id}", get: { await $0.photoScreen($1) }),
        Route("/gallery/photos/{id}/picture", get: { await $0.galleryPicture($1) }),
        Route("/gallery/photos/{id}/save", post: { await $0.savePhoto($1) }),
        Route("/gallery/saving/events", get: { await $0.savingEvents($1) }),
        Route("/gallery/saving/begin", post: { await $0.beginSaving($1) }),
        Route("/gallery/saving/cancel", post: { await $0.cancelSaving($1) }),
        Route("/gallery/saving/dismiss", post: { await $0.dismissSaving($1) }),
        Route("/gallery/videos", get: { await $0.galleryVideoList($1) }),
        Route("/gallery/videos/list", get: { await $0.liveGalleryVideoList($1) }),
        Route("/gallery/videos/{id}", get: { await $0.galleryVideoScreen($1) }),
        Route("/gallery/videos/{id}/preview", get: { await $0.galleryPreview($1) }),
    ]
}
